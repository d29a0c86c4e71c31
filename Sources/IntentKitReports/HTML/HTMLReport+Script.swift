extension HTMLReport {
  /// The script of the page.
  static let script = Markup(
    trusted: #"""
      (() => {
        "use strict";
      \#(dataScript)
      \#(listScript)
      \#(filterScript)
      \#(pageScript)
        performance.mark("ready");
      })();
      """#)

  /// Reads the data and creates markup from it; see `PageData`.
  private static let dataScript = #"""
      const data = id => JSON.parse(document.getElementById(id).textContent);
      const [markups, texts] = data("tables");
      const characters = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"};
      const escaped = text => text.replace(/[&<>"']/g, character => characters[character]);
      const valueOf = part => typeof part === "string" ? part
        : part < 0 ? texts[~part] : markups[part];
      const html = parts => {
        let html = "";
        for (const part of parts) {
          if (typeof part === "string") html += escaped(part);
          else if (Array.isArray(part)) html += part[0];
          else html += part < 0 ? escaped(texts[~part]) : markups[part];
        }
        return html;
      };
      const scenarios = data("records").map(
        ([anchor, result, folder, app, intent, tag, verdict, change, row, body]) => {
          const lists = {result: [result], folder: [folder], app, intent, tag, verdict, change};
          for (const name of Object.keys(lists)) lists[name] = lists[name].map(valueOf);
          return {...lists, anchor: valueOf(anchor), row, body};
        });

      // A word matches texts of the table once, and then every scenario that contains them.
      let lowered = null;
      const matcher = word => {
        lowered ??= texts.map(text => text.toLowerCase());
        const hits = lowered.map(text => text.includes(word));
        const matches = part => typeof part === "string" ? part.toLowerCase().includes(word)
          : part < 0 && hits[~part];
        return scenario => scenario.row.some(matches) || scenario.body.some(matches);
      };
    """#

  /// Creates the visible part of the list.
  private static let listScript = #"""
      const main = document.getElementById("results");
      const rows = main.querySelector(".list");
      const more = main.querySelector(".more");
      const chunk = 100;
      const opened = new Set();
      const folded = new Set();
      let shown = scenarios;
      let entries = [];
      let next = 0;
      let suite = null;

      const fill = article => {
        const body = article.querySelector(".body");
        if (!body.hasChildNodes()) body.innerHTML = html(article.scenario.body);
        for (const button of body.querySelectorAll(".copy")) button.hidden = false;
      };

      const appendSuite = ({title, members}) => {
        suite = document.createElement("section");
        suite.className = "suite";
        const heading = document.createElement("h2");
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = title;
        button.setAttribute("aria-expanded", String(!folded.has(title)));
        button.addEventListener("click", () => {
          if (!folded.delete(title)) folded.add(title);
          render(next);
          rows.querySelectorAll(".suite h2 button").forEach(other => {
            if (other.textContent === title) other.focus();
          });
        });
        const counts = document.createElement("span");
        const failed = members.filter(member => /failed|unusable/.test(member.result)).length;
        counts.textContent = failed ? `${members.length}, ${failed} didn’t pass` : members.length;
        heading.append(button, " ", counts);
        suite.append(heading);
        rows.append(suite);
      };

      const appendScenarios = members => {
        const first = suite.children.length;
        suite.insertAdjacentHTML("beforeend", members.map(member => html(member.row)).join(""));
        members.forEach((member, index) => {
          const article = suite.children[first + index];
          article.scenario = member;
          // Groups by tag can contain a scenario twice.
          if (document.getElementById(member.anchor) !== article) article.removeAttribute("id");
          if (!opened.has(member)) return;
          fill(article);
          article.querySelector("details").open = true;
        });
      };

      const append = count => {
        const end = Math.min(entries.length, next + count);
        while (next < end) {
          if (entries[next].members) appendSuite(entries[next++]);
          const members = [];
          while (next < end && !entries[next].members) members.push(entries[next++]);
          if (members.length) appendScenarios(members);
        }
        more.hidden = next >= entries.length;
        more.firstChild.textContent = `Show more of ${shown.length}`;
      };

      const render = count => {
        const groups = new Map();
        for (const scenario of shown) {
          const titles = scenario[state.group];
          for (const title of titles.length ? titles : [""]) {
            if (!groups.has(title)) groups.set(title, []);
            groups.get(title).push(scenario);
          }
        }
        let names = [...groups.keys()];
        if (state.group !== "folder") names.sort((a, b) => !a - !b || (a < b ? -1 : 1));
        const none = state.group === "folder" ? "Scenarios" : `no ${state.group}`;
        entries = names.flatMap(name => {
          const [title, members] = [name || none, groups.get(name)];
          return [{title, members}, ...folded.has(title) ? [] : members];
        });
        rows.replaceChildren();
        next = 0;
        append(Math.max(chunk, count));
      };

      rows.addEventListener("toggle", event => {
        const article = event.target.closest("article");
        if (!article || event.target.parentNode !== article) return;
        if (event.target.open) fill(article);
        opened[event.target.open ? "add" : "delete"](article.scenario);
      }, true);
      more.firstChild.addEventListener("click", () => append(chunk));
      new IntersectionObserver(seen => {
        if (seen.some(entry => entry.isIntersecting)) append(chunk);
      }, {rootMargin: "1000px"}).observe(more);
      addEventListener("beforeprint", () => append(Infinity));
    """#

  /// Applies the filters, whose state is in the page's URL: `#result=failed&app=HarborBank`.
  private static let filterScript = #"""
      const form = main.querySelector(".filters");
      const fold = form.querySelector(".fold");
      const choices = [...form.querySelectorAll("[data-result]")];
      const names = ["app", "intent", "tag", "verdict", "change"];
      const initial = {
        result: "", app: "", intent: "", tag: "", verdict: "", change: "", text: "",
        group: "folder",
      };
      let state = {...initial};

      const fragment = () => {
        const fields = Object.keys(initial).filter(name => state[name] !== initial[name]);
        return new URLSearchParams(fields.map(name => [name, state[name]])).toString();
      };

      const apply = () => {
        const words = state.text.toLowerCase().split(/\s+/).filter(Boolean).map(matcher);
        const fields = ["result", ...names].filter(name => state[name]);
        shown = scenarios.filter(scenario =>
          fields.every(name => scenario[name].includes(state[name]))
          && words.every(matches => matches(scenario)));
        for (const choice of choices) {
          choice.setAttribute("aria-pressed", String(choice.dataset.result === state.result));
        }
        for (const name of [...names, "group", "text"]) {
          if (form.elements[name].value !== state[name]) form.elements[name].value = state[name];
        }
        render(0);
        main.querySelector(".none").hidden = shown.length > 0 || !scenarios.length;
        form.querySelector(".clear").hidden = !fields.length && !words.length;
        form.querySelector("output").textContent = shown.length === scenarios.length ? ""
          : `${shown.length} of ${scenarios.length} shown`;
        document.querySelector(".pages a").href = "#" + fragment();
      };

      const change = fields => {
        state = {...state, ...fields};
        apply();
        const address = fragment() ? "#" + fragment() : location.pathname + location.search;
        try { history.replaceState(null, "", address); } catch {}
      };

      const countsOf = name => {
        const counts = new Map();
        for (const scenario of scenarios) {
          for (const value of scenario[name]) counts.set(value, (counts.get(value) ?? 0) + 1);
        }
        return counts;
      };

      const results = countsOf("result");
      for (const choice of choices) {
        const name = choice.dataset.result;
        const count = name ? results.get(name) ?? 0 : scenarios.length;
        choice.querySelector("b").textContent = count;
        choice.hidden = !count && name !== "";
        choice.addEventListener("click", () => change({result: name}));
      }
      for (const name of names) {
        const select = form.elements[name];
        const counts = [...countsOf(name)].sort(([a], [b]) => a < b ? -1 : 1);
        select.add(new Option("all", ""));
        for (const [value, count] of counts) select.add(new Option(`${value} (${count})`, value));
        const covered = counts.length === 1 && counts[0][1] === scenarios.length;
        select.parentNode.hidden = !counts.length || covered;
        if (!counts.length) form.elements.group.querySelector(`[value=${name}]`).remove();
        select.addEventListener("change", () => change({[name]: select.value}));
      }
      form.elements.group.addEventListener("change", event => {
        folded.clear();
        change({group: event.target.value});
      });
      form.elements.text.addEventListener("input", event => change({text: event.target.value}));
      form.querySelector(".clear").addEventListener("click", () => {
        change({...initial, group: state.group});
        form.elements.text.focus();
      });
      fold.addEventListener("click", () => {
        const opens = fold.getAttribute("aria-pressed") === "false";
        fold.setAttribute("aria-pressed", String(opens));
        fold.textContent = opens ? "Close all" : "Open all";
        for (const scenario of shown) opened[opens ? "add" : "delete"](scenario);
        render(next);
      });
      form.addEventListener("submit", event => event.preventDefault());
    """#

  /// Shows the part of the page that the URL refers to.
  private static let pageScript = #"""
      const overview = document.getElementById("overview");
      const pages = document.querySelector(".pages");
      const others = ["changes", "coverage"].map(id => document.getElementById(id)).filter(Boolean);
      const decoded = text => { try { return decodeURIComponent(text); } catch { return text; } };

      const open = scenario => {
        if (!shown.includes(scenario) || folded.size) {
          folded.clear();
          state = {...initial, group: state.group};
          apply();
        }
        append(entries.indexOf(scenario) + 1 - next);
        const article = document.getElementById(scenario.anchor);
        opened.add(scenario);
        fill(article);
        article.querySelector("details").open = true;
        article.scrollIntoView();
        article.querySelector("summary").focus({preventScroll: true});
      };

      const show = page => {
        main.hidden = overview.hidden = page !== null;
        for (const other of others) other.hidden = other !== page;
        for (const link of pages.children) {
          const isCurrent = page ? link.hash === "#" + page.id : link === pages.firstChild;
          if (isCurrent) link.setAttribute("aria-current", "page");
          else link.removeAttribute("aria-current");
        }
      };

      const route = () => {
        const hash = decoded(location.hash.slice(1));
        const page = others.find(other => other.id === hash) ?? null;
        show(page);
        if (page) return page.focus();
        if (["results", "failures"].includes(hash)) return;
        const scenario = scenarios.find(scenario => scenario.anchor === hash);
        if (scenario) return open(scenario);
        const fields = new URLSearchParams(location.hash.slice(1));
        state = {...initial};
        for (const name of Object.keys(initial)) state[name] = fields.get(name) ?? initial[name];
        // Links to earlier reports contain the result alone.
        if (results.has(hash)) state.result = hash;
        if (!results.has(state.result)) state.result = "";
        for (const name of [...names, "group"]) {
          const options = [...form.elements[name].options];
          if (!options.some(option => option.value === state[name])) state[name] = initial[name];
        }
        apply();
        if (fragment()) main.scrollIntoView();
      };

      document.addEventListener("click", event => {
        const button = event.target.closest(".copy");
        if (!button) return;
        const line = button.previousElementSibling;
        getSelection().selectAllChildren(line);
        navigator.clipboard?.writeText(line.textContent).then(
          () => { button.textContent = "Copied"; }, () => {});
      });
      addEventListener("hashchange", route);
      const unfinished = scenarios.filter(({result}) => /failed|unusable/.test(result));
      if (unfinished.length <= 20) unfinished.forEach(scenario => opened.add(scenario));
      pages.hidden = !others.length;
      main.hidden = false;
      for (const button of document.querySelectorAll(".copy")) button.hidden = false;
      apply();
      route();
    """#
}
