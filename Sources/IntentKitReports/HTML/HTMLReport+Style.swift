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

      .overview { margin-block: .25rem 1.75rem; }
      .headline { font-size: 1.15rem; color: var(--muted); }
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
      .overview h2 { font-size: .95rem; margin-top: 1.5rem; }
      .complaints { margin-top: .5rem; border-left: 3px solid var(--bad); }
      .complaints li { padding: .2rem 0 .2rem .9rem; overflow-wrap: anywhere; }
      .complaints li + li { margin-top: .15rem; }
      .complaints a { font-weight: 600; }
      .complaints span { display: block; color: var(--muted); font-size: .92rem; }
      .complaints + p { padding-left: 1rem; color: var(--muted); }

      .filters {
        position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: .5rem .75rem;
        align-items: center; padding-block: .7rem; margin-inline: -.5rem; padding-inline: .5rem;
        background: color-mix(in srgb, var(--ground) 92%, transparent);
        backdrop-filter: blur(8px); border-bottom: 1px solid var(--rule);
      }
      .choices { display: flex; flex-wrap: wrap; gap: .35rem; }
      button, input { font: inherit; color: inherit; }
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
      .filters label { flex: 1 1 12rem; max-width: 22rem; }
      input {
        width: 100%; padding: .3rem .9rem; border: 1px solid var(--muted); border-radius: 99px;
        background: var(--card);
      }
      input::placeholder { color: var(--muted); opacity: 1; }
      .shown { color: var(--muted); font-size: .87rem; }
      .none { padding: 3rem; text-align: center; color: var(--muted); }

      .suite { margin-top: 1.75rem; }
      .suite h2 {
        font-size: .87rem; font-weight: 600; color: var(--muted); margin-bottom: .5rem;
        overflow-wrap: anywhere;
      }
      article {
        background: var(--card); border: 1px solid var(--rule); border-radius: 12px;
        margin-bottom: .4rem; box-shadow: var(--shadow); scroll-margin-top: 5rem;
        content-visibility: auto; contain-intrinsic-size: auto none auto 3rem;
      }
      article:has(details[open]) { contain-intrinsic-size: auto none auto 30rem; }
      article:target { border-color: var(--accent); }
      summary {
        display: flex; flex-wrap: wrap; align-items: center; gap: .15rem .7rem;
        padding: .6rem 1rem; cursor: pointer; list-style: none; border-radius: 12px;
      }
      summary::-webkit-details-marker { display: none; }
      summary::after {
        content: ""; width: .5rem; height: .5rem; flex: none; margin: 0 .2rem 0 .1rem;
        border: solid var(--muted); border-width: 0 2px 2px 0;
        transform: rotate(-45deg); transition: transform .15s;
      }
      details[open] > summary::after { transform: rotate(45deg) translate(-2px, -2px); }
      @media (prefers-reduced-motion: reduce) { summary::after { transition: none; } }
      summary:hover h3 { text-decoration: underline; text-underline-offset: .2em; }
      h3 { max-width: calc(100% - 4rem); font-size: 1rem; font-weight: 600; overflow-wrap: anywhere; unicode-bidi: isolate; }
      .verdict { color: var(--tone); font-size: .82rem; font-weight: 600; margin-right: auto; }
      .about { color: var(--muted); font-size: .87rem; }
      .body { padding: .25rem 1rem 1.25rem; border-top: 1px solid var(--rule); }
      .facts {
        display: flex; flex-wrap: wrap; gap: .1rem 1.25rem; justify-content: space-between;
        padding-block: .6rem; font-size: .87rem; color: var(--muted);
      }
      h4 { font-size: .8rem; font-weight: 600; color: var(--muted); margin-bottom: .5rem; }

      .problem, .differences {
        background: var(--soft); border-radius: 10px; padding: .8rem 1rem; margin-bottom: 1rem;
      }
      .problem h4, .differences h4 { color: var(--tone); font-size: .9rem; }
      table { width: 100%; border-collapse: collapse; }
      th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; }
      thead th { font-size: .76rem; font-weight: 500; color: var(--muted); padding-block: 0 .2rem; }
      tbody th { font-weight: 400; }
      .differences thead th { color: inherit; }
      .differences tr + tr > * { border-top: 1px solid color-mix(in srgb, var(--tone) 25%, transparent); }
      .differences td { width: 34%; overflow-wrap: anywhere; white-space: pre-line; }
      .place { display: block; font-size: .8rem; overflow-wrap: anywhere; }
      .found { font-weight: 600; color: var(--bad); }

      .log { margin-top: 1.25rem; }
      .log pre { font-size: .87rem; white-space: pre-wrap; overflow-wrap: anywhere; }
      .columns { display: grid; gap: 1.5rem 2.5rem; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
      .talk ol { display: flex; flex-direction: column; gap: .3rem; }
      .talk li { max-width: 85%; }
      .talk p { white-space: pre-line; overflow-wrap: anywhere; }
      .who { display: block; font-size: .72rem; color: var(--muted); margin: .35rem .9rem .1rem; }
      .user + .user .who, .assistant + .assistant .who { display: none; }
      .user { align-self: flex-end; }
      .user .who { text-align: right; }
      .user p, .assistant p { padding: .45rem .9rem; border-radius: 17px; width: fit-content; }
      .user p { background: var(--user); color: var(--on-user); border-bottom-right-radius: 5px; margin-left: auto; }
      .assistant { align-self: flex-start; }
      .assistant p { background: var(--siri); border-bottom-left-radius: 5px; }
      .app { align-self: center; display: flex; gap: .5rem; align-items: baseline; margin-block: .3rem;
        padding: .25rem .9rem; border: 1px dashed var(--muted); border-radius: 99px; font-size: .87rem; }
      .app .who { margin: 0; flex: none; }
      .step { align-self: center; text-align: center; font-size: .8rem; color: var(--muted); padding-block: .1rem; }
      .step code { font-size: .95em; }
      .end { align-self: center; margin-top: .6rem; padding: .15rem .9rem; border-radius: 99px; font-size: .87rem;
        color: var(--tone); background: var(--soft); }
      .good { --tone: var(--good); --soft: var(--good-soft); }
      .bad, .fault { --tone: var(--bad); --soft: var(--bad-soft); }
      .open, .warning { --tone: var(--warn); --soft: var(--warn-soft); }
      .note { --tone: var(--quiet); --soft: var(--quiet-soft); }
      .talk .judged {
        max-width: none; align-self: stretch; margin-block: .4rem; padding: .6rem .9rem; font-size: .92rem;
        background: var(--soft); border-left: 4px solid var(--tone); border-radius: 4px 10px 10px 4px;
      }
      .judged b { color: var(--tone); }
      .severity { color: var(--muted); font-size: .82rem; }
      .cure { margin-top: .25rem; font-weight: 500; }
      .card { align-self: flex-start; border: 1px solid var(--rule); border-radius: 12px; padding: .5rem .9rem; margin-block: .2rem; font-size: .9rem; }
      dl, dd { margin: 0; }
      .card div { display: grid; grid-template-columns: minmax(5rem, auto) minmax(0, 1fr); gap: 0 1rem; padding-block: .1rem; }
      .card dt { color: var(--muted); grid-row: span 99; }
      .card dd { grid-column: 2; overflow-wrap: anywhere; white-space: pre-line; }
      .card .rest { color: var(--muted); }
      .picture { align-self: flex-start; }
      .picture svg, .picture img { display: block; width: 11rem; height: auto; background: #fff; border-radius: 10px;
        border: 1px solid var(--rule); }

      .options { list-style: none; margin: .3rem 0 .2rem .5rem; padding: 0; font-size: .92rem; }
      .options li { max-width: none; display: flex; gap: .6rem; align-items: center; padding: .25rem .4rem; }
      .options .section { color: var(--muted); font-size: .8rem; font-weight: 600; }
      .options small { display: block; color: var(--muted); }
      .options svg, .options img { width: 2.4rem; height: 2.4rem; object-fit: cover; border-radius: 6px; background: #fff; }
      .placeholder { color: var(--muted); font-size: .8rem; border: 1px dashed var(--rule); border-radius: 6px;
        padding: .2rem .4rem; max-width: 9rem; overflow-wrap: anywhere; }

      .calls { font-size: .9rem; }
      .calls td, .calls tbody th { padding-block: .3rem; border-top: 1px solid var(--rule); }
      .phase { width: 4.5rem; color: var(--muted); }
      .answer { display: block; color: var(--muted); }
      .took { width: 5.5rem; text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
      .calls thead th:nth-child(3) { text-align: right; }
      .took b { display: block; font-size: .8rem; color: var(--tone); }
      .calls .axis, .calls .line { width: 34%; padding-right: 0; position: relative; }
      .axis span { position: absolute; right: 0; bottom: .2rem; white-space: nowrap; }
      .axis b { font-weight: 600; }
      .line::before { content: ""; position: absolute; inset-block: 0; left: 80%; border-left: 2px dotted var(--bad); }
      .line { background: linear-gradient(90deg, var(--quiet-soft), var(--quiet-soft)) left 0 top .65rem / 100% .5rem no-repeat; }
      .bar { position: absolute; left: 0; top: .65rem; height: .5rem; min-width: 3px; border-radius: 2px; background: var(--tone); }
      .quick { --tone: var(--good); }
      .slow { --tone: var(--warn); }
      .late { --tone: var(--bad); }
      .idle { margin-top: .4rem; color: var(--muted); font-size: .82rem; }

      @media (max-width: 56rem) { .columns { grid-template-columns: minmax(0, 1fr); } }
      @media (max-width: 36rem) {
        .about { flex-basis: 100%; padding-left: 2.1rem; order: 1; }
        /* Screen readers need the word. Visually, the bar and the number are sufficient. */
        .axis span { font-size: 0; }
        .axis b { font-size: .8rem; }
        .differences thead { display: none; }
        .differences th, .differences td { display: block; width: 100%; }
        .differences td { border: 0 !important; padding-left: .25rem; }
        .expected::before { content: "Expected: "; color: var(--muted); }
        .found::before { content: "Found: "; color: var(--muted); font-weight: 400; }
        .filters { position: static; }
        .calls :is(th, td) { padding-right: .5rem; }
        .calls .phase { width: 3.4rem; font-size: .82rem; }
        .calls .took { width: 3.6rem; font-size: .82rem; }
        .calls code { font-size: .78rem; }
        .calls .axis, .calls .line { width: 18%; }
        .axis span { font-size: .7rem; }
      }
      @media (forced-colors: active) {
        .bar, .shares span { forced-color-adjust: none; }
        .user p, .assistant p, .judged, .end { border: 1px solid; }
      }
      @media print {
        .filters, .skip { display: none; }
        article { break-inside: avoid; box-shadow: none; content-visibility: visible; }
      }
      """)
}
