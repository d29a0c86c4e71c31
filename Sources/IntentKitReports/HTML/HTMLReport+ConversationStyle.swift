extension HTMLReport {
  /// The style sheet for scenarios, and the rules for narrow windows.
  static let conversationStyle = Markup(
    trusted: """
      .problem, .differences, .body .since {
        background: var(--soft); border-radius: 10px; padding: .8rem 1rem; margin-block: 0 1rem;
      }
      .body .since { background: var(--quiet-soft); }
      .body > .command { margin-bottom: 1rem; }
      .problem h4, .differences h4 { color: var(--tone); font-size: .9rem; }
      table { width: 100%; border-collapse: collapse; }
      th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; }
      thead th { font-size: .76rem; font-weight: 500; color: var(--muted); padding-block: 0 .2rem; }
      tbody th { font-weight: 400; }
      .differences thead th { color: inherit; }
      .since tr + tr > * { border-top: 1px solid var(--rule); }
      .since td { width: 38%; overflow-wrap: anywhere; white-space: pre-line; }
      .after { font-weight: 500; }
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
        .label > .about { flex-basis: 100%; margin-left: 0; }
        .intent summary { grid-template-columns: minmax(0, 1fr) auto; }
        .intent summary .covered { grid-area: 2 / 1; min-width: 0; }
        .filters .search { flex-basis: 100%; max-width: none; }
        .filters label:not(.search) { flex: 1 1 40%; display: flex; gap: .4rem; align-items: center; white-space: nowrap; }
        select { flex: 1; min-width: 0; max-width: none; }
        /* Screen readers need the word. Visually, the bar and the number are sufficient. */
        .axis span { font-size: 0; }
        .axis b { font-size: .8rem; }
        .differences thead, .body .since thead, .intent thead {
          display: block; position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
        }
        .differences :is(th, td), .body .since :is(th, td), .intent :is(th, td) { display: block; width: 100%; }
        .differences td, .body .since td, .intent td { border: 0 !important; padding-left: .25rem; }
        .before:not(:empty)::before, .after:not(:empty)::before { color: var(--muted); font-weight: 400; }
        .since .before::before { content: "Earlier: "; }
        .since .after::before { content: "Now: "; }
        .intent td:has(li).before::before { content: "Reached"; }
        .intent td:has(li).after::before { content: "Not reached"; }
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
        .filters, .skip, .pages, .copy, .more { display: none; }
        article { break-inside: avoid; box-shadow: none; content-visibility: visible; }
      }
      """)
}
