extension HTMLReport {
  /// The filters above the scenarios, whose choices the script adds.
  static let filters: Markup = """
    <form class="filters" role="search" aria-label="Filters">
    <div class="choices" role="group" aria-label="Result">
    <button type="button" data-result="" aria-pressed="true">All <b></b></button>
    <button type="button" data-result="failed" aria-pressed="false"><span aria-hidden="true">✘</span> Failed <b></b></button>
    <button type="button" data-result="unusable" aria-pressed="false"><span aria-hidden="true">!</span> Unusable <b></b></button>
    <button type="button" data-result="skipped" aria-pressed="false"><span aria-hidden="true">–</span> Skipped <b></b></button>
    <button type="button" data-result="passed" aria-pressed="false"><span aria-hidden="true">✔</span> Passed <b></b></button>
    </div>
    <label class="search"><span class="unseen">Words in a scenario</span>\
    <input type="search" name="text" placeholder="Find words" autocomplete="off" spellcheck="false"></label>
    <label>App <select name="app"></select></label>
    <label>Intent <select name="intent"></select></label>
    <label>Tag <select name="tag"></select></label>
    <label>Verdict <select name="verdict"></select></label>
    <label>Change <select name="change"></select></label>
    <label>Group by <select name="group">
    <option value="folder">folder</option>
    <option value="app">app</option>
    <option value="intent">intent</option>
    <option value="tag">tag</option>
    <option value="verdict">verdict</option>
    <option value="result">result</option>
    <option value="change">change</option>
    </select></label>
    <button type="button" class="fold" aria-pressed="false">Open all</button>
    <button type="button" class="clear" hidden>Clear filters</button>
    <output class="shown" aria-live="polite"></output>
    </form>
    """
}
