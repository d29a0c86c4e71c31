extension HTMLReport {
  /// The style sheet of the page.
  ///
  /// All text has a contrast ratio of at least 4.5, and no information relies on color alone.
  static let style = Markup(
    trusted: """
      :root {
        color-scheme: light dark;
        --ground: #f4f5f7; --card: #fff; --text: #191c22; --muted: #596070; --rule: #dfe2e8;
        --user: #2458d3; --on-user: #fff; --siri: #e9ebf0; --accent: #1f4fc4;
        --good: #17734a; --bad: #b72525; --warn: #855400; --quiet: #596070;
        --good-soft: #e2f3ea; --bad-soft: #fbe9e8; --warn-soft: #fbf0da; --quiet-soft: #eceef2;
        --shadow: 0 1px 2px #1014200d, 0 2px 8px #1014200a;
      }
      @media (prefers-color-scheme: dark) {
        :root {
          --ground: #0f1115; --card: #181b21; --text: #e9ebf0; --muted: #9ba3b3; --rule: #2b303a;
          --user: #2f62dd; --on-user: #fff; --siri: #272c36; --accent: #86a9ff;
          --good: #5acb98; --bad: #ff8a80; --warn: #e8b855; --quiet: #9ba3b3;
          --good-soft: #14301f; --bad-soft: #391a1a; --warn-soft: #33270f; --quiet-soft: #23272f;
          --shadow: none;
        }
      }
      *, ::before, ::after { box-sizing: border-box; }
      html { -webkit-text-size-adjust: 100%; scroll-padding-top: 5rem; }
      body {
        margin: 0; background: var(--ground); color: var(--text);
        font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      }
      code {
        font: .86em/1.4 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
        overflow-wrap: anywhere;
      }
      h1, h2, h3, h4, p, ol, ul { margin: 0; padding: 0; }
      ol, ul { list-style: none; }
      a { color: var(--accent); text-underline-offset: .2em; }
      a:not(:hover) { text-decoration-color: color-mix(in srgb, currentcolor 35%, transparent); }
      [hidden] { display: none !important; }
      :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
      main:focus { outline: none; }
      .unseen {
        position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
        white-space: nowrap;
      }
      .skip { position: absolute; left: 1rem; top: -4rem; padding: .5rem 1rem; z-index: 3;
        background: var(--card); border-radius: 0 0 8px 8px; }
      .skip:focus { top: 0; }
      .top, .page { max-width: 76rem; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 2.5rem); }
      .top { padding-top: 2.5rem; }
      .top p { color: var(--muted); font-size: .8rem; letter-spacing: .04em; }
      h1 { font-size: 1.9rem; line-height: 1.2; letter-spacing: -.02em; overflow-wrap: anywhere; }
      .page { padding-bottom: 5rem; }
      .origin { display: flex; flex-wrap: wrap; gap: .2rem 1.5rem; margin: .6rem 0 0; font-size: .87rem; }
      .origin div { display: flex; gap: .5rem; align-items: baseline; min-width: 0; }
      .origin dt { color: var(--muted); }
      .origin dd { margin: 0; overflow-wrap: anywhere; }
      .origin code span, .command code span { display: inline-block; max-width: 100%; }
      .pages { display: flex; gap: 1.25rem; margin-top: 1rem; border-bottom: 1px solid var(--rule); }
      .pages a { padding: .35rem 0; color: inherit; text-decoration: none; border-bottom: 3px solid transparent; }
      .pages a:hover { border-color: var(--muted); }
      .pages a[aria-current] { border-color: var(--accent); font-weight: 600; }

      .overview { margin-block: .25rem 1.75rem; }
      .headline { margin-top: 1rem; font-size: 1.15rem; color: var(--muted); }
      .shares { display: flex; gap: 3px; height: 10px; margin-block: 1rem .75rem; }
      .shares span { min-width: 8px; border-radius: 3px; background: var(--tone); }
      .counts { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: baseline; }
      .counts .time { color: var(--muted); margin-left: auto; }
      .passed { --tone: var(--good); --soft: var(--good-soft); }
      .failed { --tone: var(--bad); --soft: var(--bad-soft); }
      .unusable { --tone: var(--warn); --soft: var(--warn-soft); }
      .skipped { --tone: var(--quiet); --soft: var(--quiet-soft); }
      .mark {
        display: inline-grid; place-items: center; width: 1.45em; height: 1.45em; flex: none;
        border-radius: 50%; background: var(--soft); color: var(--tone);
        font-size: .8rem; font-weight: 700; line-height: 1;
      }
      #overview h2, #changes h2, #coverage h2 { font-size: 1.05rem; margin-top: 1.5rem; overflow-wrap: anywhere; }
      .since { font-size: .95rem; margin-top: .75rem; }
      .note { color: var(--muted); font-size: .87rem; margin-top: .75rem; }
      .failures { margin-top: .5rem; }
      .failures li { padding: .45rem 0 .45rem .9rem; border-left: 3px solid var(--tone); overflow-wrap: anywhere; }
      .failures li + li { margin-top: .5rem; }
      .failures h3 { display: flex; gap: .5rem; align-items: baseline; max-width: none; }
      .failures h3 .mark { align-self: center; }
      .rest, .again { margin-top: .5rem; }
      .rest > summary, .again > summary { cursor: pointer; color: var(--accent); width: fit-content; padding: .2rem .3rem; }
      .command { display: flex; flex-wrap: wrap; gap: .3rem .6rem; align-items: center; margin-top: .25rem; }
      .command code { padding: .2rem .55rem; border-radius: 6px; background: var(--quiet-soft); white-space: pre-wrap; }
      .copy { padding: .05rem .6rem; font-size: .8rem; }

      .filters {
        position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: .5rem .75rem;
        align-items: center; padding-block: .7rem; margin-inline: -.5rem; padding-inline: .5rem;
        background: color-mix(in srgb, var(--ground) 92%, transparent);
        backdrop-filter: blur(8px); border-bottom: 1px solid var(--rule);
      }
      .choices { display: flex; flex-wrap: wrap; gap: .35rem; }
      button, input, select { font: inherit; color: inherit; }
      button {
        padding: .3rem .8rem; border: 1px solid var(--rule); border-radius: 99px; cursor: pointer;
        background: var(--card);
      }
      button b { color: var(--muted); font-weight: 500; font-variant-numeric: tabular-nums; }
      button:hover { border-color: var(--muted); }
      .choices button[aria-pressed=true] {
        background: var(--text); border-color: var(--text); color: var(--ground);
      }
      .choices button[aria-pressed=true] b { color: inherit; }
      .filters label { color: var(--muted); font-size: .87rem; }
      .filters .search { flex: 1 1 12rem; max-width: 22rem; font-size: inherit; color: inherit; }
      select {
        max-width: 13rem; padding: .3rem .5rem; border: 1px solid var(--rule); border-radius: 8px;
        background: var(--card); color: var(--text); text-overflow: ellipsis;
      }
      input {
        width: 100%; padding: .3rem .9rem; border: 1px solid var(--muted); border-radius: 99px;
        background: var(--card);
      }
      input::placeholder { color: var(--muted); opacity: 1; }
      .shown { color: var(--muted); font-size: .87rem; }
      #results { margin-top: 1rem; }
      .none, .more { padding: 3rem; text-align: center; color: var(--muted); }
      .more { padding: 1rem; }

      .suite { margin-top: 1.75rem; }
      .suite h2 { font-size: .87rem; font-weight: 600; color: var(--muted); margin-bottom: .5rem; overflow-wrap: anywhere; }
      .suite h2 button { padding: .1rem .3rem; border: 0; background: none; text-align: left; overflow-wrap: anywhere; }
      .suite h2 button::before { content: "▾ " / ""; }
      .suite h2 button[aria-expanded=false]::before { content: "▸ " / ""; }
      .suite h2 span { font-weight: 400; }
      article {
        background: var(--card); border: 1px solid var(--rule); border-radius: 12px;
        margin-bottom: .4rem; box-shadow: var(--shadow); scroll-margin-top: 5rem;
        content-visibility: auto; contain-intrinsic-size: auto none auto 3rem;
      }
      article:has(details[open]) { contain-intrinsic-size: auto none auto 30rem; }
      article:target { border-color: var(--accent); }
      article summary, .intent summary {
        display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; gap: .15rem .7rem;
        padding: .6rem 1rem; cursor: pointer; list-style: none; border-radius: 12px;
      }
      article summary::-webkit-details-marker, .intent summary::-webkit-details-marker { display: none; }
      article summary::after, .intent summary::after {
        content: ""; width: .5rem; height: .5rem; margin: 0 .2rem 0 .1rem;
        border: solid var(--muted); border-width: 0 2px 2px 0;
        transform: rotate(-45deg); transition: transform .15s;
      }
      details[open] > summary::after { transform: rotate(45deg) translate(-2px, -2px); }
      @media (prefers-reduced-motion: reduce) { article summary::after, .intent summary::after { transition: none; } }
      summary:hover h3 { text-decoration: underline; text-underline-offset: .2em; }
      .label { display: flex; flex-wrap: wrap; align-items: baseline; gap: .15rem .7rem; min-width: 0; }
      h3 { font-size: 1rem; font-weight: 600; overflow-wrap: anywhere; unicode-bidi: isolate; }
      .verdict { color: var(--tone); font-size: .82rem; font-weight: 600; }
      .change, .tag { padding: 0 .5rem; border-radius: 99px; background: var(--quiet-soft); color: var(--muted); font-size: .8rem; }
      .about { color: var(--muted); font-size: .87rem; }
      .label > .about { margin-left: auto; }
      .body { padding: .25rem 1rem 1.25rem; border-top: 1px solid var(--rule); }
      .facts {
        display: flex; flex-wrap: wrap; gap: .1rem .6rem; align-items: center; padding-block: .6rem; font-size: .87rem; color: var(--muted);
      }
      .facts > :last-child { margin-left: auto; }
      h4 { font-size: .8rem; font-weight: 600; color: var(--muted); margin-bottom: .5rem; }

      #changes h3, #coverage h3 { margin-top: 1.5rem; }
      #changes h3 a { font-size: .87rem; font-weight: 400; }
      .changes li { padding: .2rem 0; overflow-wrap: anywhere; }
      .covered { display: inline-flex; gap: .6rem; align-items: center; color: var(--muted); font-size: .87rem; font-variant-numeric: tabular-nums; }
      .covered.total { font-size: 1.05rem; color: inherit; margin-top: .5rem; }
      .gauge { flex: none; width: clamp(3rem, 12vw, 8rem); height: .5rem; border-radius: 3px; background: var(--quiet-soft); overflow: hidden; }
      .gauge span { display: block; height: 100%; background: var(--good); }
      .intent { margin-top: .4rem; background: var(--card); border: 1px solid var(--rule); border-radius: 12px; }
      .intent summary { grid-template-columns: minmax(0, 1fr) auto auto; }
      .intent table, .intent .note { margin: 0 1rem .8rem; width: calc(100% - 2rem); overflow-wrap: anywhere; }
      .intent summary .covered { min-width: 15rem; }
      .intent td { width: 42%; }
      .intent tbody tr > * { border-top: 1px solid var(--rule); }
      """)
}
