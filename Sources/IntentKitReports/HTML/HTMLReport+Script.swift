extension HTMLReport {
  /// The filters above the scenarios, which are hidden unless scripts run.
  static let filters: Markup = """
    <form class="filters" role="search" aria-label="Filter" hidden>
    <div class="choices" role="group" aria-label="Verdict">
    <button type="button" data-show="all" aria-pressed="true">All <b></b></button>
    <button type="button" data-show="failed" aria-pressed="false"><span aria-hidden="true">✘</span> Failed <b></b></button>
    <button type="button" data-show="unusable" aria-pressed="false"><span aria-hidden="true">!</span> Unusable <b></b></button>
    <button type="button" data-show="skipped" aria-pressed="false"><span aria-hidden="true">–</span> Skipped <b></b></button>
    <button type="button" data-show="passed" aria-pressed="false"><span aria-hidden="true">✔</span> Passed <b></b></button>
    </div>
    <label><span class="unseen">Text in a scenario</span>\
    <input type="search" name="text" placeholder="Find text" autocomplete="off" spellcheck="false"></label>
    <button type="button" class="fold" aria-pressed="false">Open all</button>
    <output class="shown" aria-live="polite"></output>
    </form>
    """

  /// The script for the filters, which also opens the scenario that a link refers to.
  ///
  /// The state of the filters is in the page's URL, such as `#failed` or `#passed&text=Bill`, so it
  /// can be shared.
  static let script = Markup(
    trusted: """
      (() => {
        "use strict";
        const articles = [...document.querySelectorAll("article")];
        const suites = [...document.querySelectorAll(".suite")];
        const form = document.querySelector(".filters");
        const choices = [...form.querySelectorAll("[data-show]")];
        const fold = form.querySelector(".fold");
        const search = form.elements.text;
        const words = new Map();
        let shown = "all";

        const textOf = article => {
          if (!words.has(article)) words.set(article, article.textContent.toLowerCase());
          return words.get(article);
        };

        const apply = () => {
          const text = search.value.trim().toLowerCase();
          let count = 0;
          for (const article of articles) {
            const fits = (shown === "all" || article.dataset.verdict === shown)
              && (!text || textOf(article).includes(text));
            article.hidden = !fits;
            if (fits) count += 1;
          }
          for (const suite of suites) suite.hidden = !suite.querySelector("article:not([hidden])");
          for (const choice of choices) {
            choice.setAttribute("aria-pressed", String(choice.dataset.show === shown));
          }
          document.querySelector(".none").hidden = count > 0 || !articles.length;
          form.querySelector("output").textContent =
            count === articles.length ? "" : `${count} of ${articles.length} shown`;
        };

        const write = () => {
          const parts = [];
          if (shown !== "all") parts.push(shown);
          const text = search.value.trim();
          if (text) parts.push("text=" + encodeURIComponent(text));
          const hash = parts.length ? "#" + parts.join("&") : location.pathname + location.search;
          try { history.replaceState(null, "", hash); } catch {}
          apply();
        };

        const decoded = text => { try { return decodeURIComponent(text); } catch { return text; } };

        const read = () => {
          const hash = location.hash.slice(1);
          const target = hash && document.getElementById(decoded(hash));
          if (target) {
            if (target.hidden) { shown = "all"; search.value = ""; apply(); }
            const details = target.querySelector("details");
            if (details) details.open = true;
            target.scrollIntoView();
            return;
          }
          shown = "all";
          search.value = "";
          for (const part of hash.split("&")) {
            if (choices.some(choice => choice.dataset.show === part)) shown = part;
            if (part.startsWith("text=")) search.value = decoded(part.slice(5));
          }
          apply();
        };

        for (const choice of choices) {
          const name = choice.dataset.show;
          const count = name === "all" ? articles.length
            : articles.filter(article => article.dataset.verdict === name).length;
          choice.querySelector("b").textContent = count;
          choice.hidden = !count && name !== "all";
          choice.addEventListener("click", () => { shown = name; write(); });
        }
        fold.addEventListener("click", () => {
          const opens = fold.getAttribute("aria-pressed") === "false";
          fold.setAttribute("aria-pressed", String(opens));
          fold.textContent = opens ? "Close all" : "Open all";
          for (const article of articles) article.querySelector("details").open = opens;
        });
        search.addEventListener("input", write);
        form.addEventListener("submit", event => event.preventDefault());
        addEventListener("hashchange", read);
        form.hidden = false;
        apply();
        read();
      })();
      """)
}
