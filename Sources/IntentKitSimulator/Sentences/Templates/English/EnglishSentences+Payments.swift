extension EnglishSentences {
  static let payments = """
    # People and amounts.
    <payee> = {payee}|my {payee}|my <role> {payee}|<someone>|(the|our) {payee:<job>}
    <payer> = {payer}|my {payer}|my <role> {payer}|<someone>
    <sum> = [the|a|exactly|my|another|some|his|her|their|those|that|about|[the|a|an|his|her|their
        |my] (share|half|part|sum|amount|total|gift|present|loan|deposit|contribution) of]
        {currencyAmount} [back] [[that|which] i (owe|still owe|borrowed|promised|owed)|i owe (him
        |her|them)|[that|which] (he|she|they) (lent|loaned|spotted|gave) (me|us)|in total|from
        (yesterday|today|last night|last week|last month|the weekend|the other day|friday|saturday
        |sunday|monday|before)]
    <money> = [some|the|a little|more] (money|cash|funds|payment)|(some|a few|more) (dollars|bucks)
        |a
        payment|payment
        |what i owe [him|her|them]|(my|the) (debt|share|half|part)
    <note> = for {note:title}|(with|and|add|include|and add|with the|and include|and put|using) [a
        |the|this] (note|message|memo|comment|description|reference|subject|caption|text|reason)
        [saying|that says|of|reading|:] {note}|[and|with] (the|its|my) (note|message|memo|reason
        |description|comment) [to them|with it] (should|shall|is to|must|can|will|to|has to) (read
        |say|be) {note}|(with|and|and put|put|and write|using|add|and add) {note:title} (as|in|for
        |on) (the|a) (note|message|memo|reason|description|subject|comment|memo line|reference)|(and
        |with) (note|message|memo|reference|comment|reason) {note}|(note|message|memo|reference
        |reason|comment|subject|description) <:> {note}|(note|message|memo|reference|reason|comment
        |saying|and say|that says|<:>|labeled|to cover|because of|to pay for|with the words|as
        payment for|in exchange for|on account of|it's for|marked|the note is|the note should say
        |and write|to help with|towards|toward|writing) {note}|for me|for us
    <him now> = (him|her|them|it)

    <send money> = (drop|fire|throw|chuck|slide|slip|toss|give back|hand back|send back|bung|gift
        |send|transfer|wire|pay|give|pay out|hand|slip|remit|shoot|pass|zap|deposit|move|return
        |repay|<would you mind> (sending|paying|transferring|wiring|giving)|forward|beam|lend|loan
        |pay back|refund|send over|kick|spot|make|issue|float) [please|for me|for us]|hand over|pay
        over|fork over|fork out|shell out|flick|sling|stump up|cough up|whip|hand across|dish out
        |send out|advance|donate|contribute|spare|ping|punt|route|chip in|put through

    <bare sum> = {currencyAmount.amount}

    <role> = granddaughter|grandson|grandma|grandpa|godson|goddaughter|stepson|stepdaughter|mother
        in law|father in law|sister in law|brother in law|classmate|workmate|roommate|flatmate
        |housemate|friend|mate|brother|sister|son|daughter|neighbor|neighbour |cousin|uncle|aunt
        |boss|colleague|coworker|landlord|landlady|buddy|wife|husband|teacher |babysitter|cleaner
        |client|customer|tenant|pal|lad|mum|mom|dad|girlfriend|boyfriend|gardener |coach|teammate
        |partner|nephew|niece
    <the payee> = <payee>|(the|our) {payee}
    <job> = roofer|sitter|nurse|carpenter|chimney sweep|coach|vet|dentist|doctor|caretaker|neighbors
        |neighbours|boys|girls|caterer|florist|baker|photographer|band|gym|school|club|team|tailor
        |babysitter|cleaner|gardener|plumber|electrician|landlord|landlady|dog walker|window cleaner
        |nanny|tutor|builder|mechanic|painter|milkman|decorator|piano teacher|handyman
    SendPayment
      (i|we) [still|also|really] owe <payee> [<money>] [for {*}] [{,}] <so> (send|pay|give|transfer
          |wire) (him|her|them) <sum> [<note>]
      [<send money>|<i want>|i'd like to make] [a|the|my|this|another] [new|quick] (payment
          |transfer) (to|for) <payee> [{,}] [and] (it's|it is|that's|make it|it should be|the
          (amount|sum|total) (is|should be)|the amount) [for] <sum> [<note>]
      (pay|send) <payee> [{,}] [and] (it's|it is|that's|make it|the (amount|sum|total) (is|should
          be)) <sum> [<note>]
      (to|for) <payee> {,} [please] <sum> [{,}] [<note>] {,} <so> (send|pay|give|transfer|wire)
          (it|that)
      <sum> [{,}] (to|for) <payee> [{,}] [<note>] {,} <so> (send|pay|give|transfer|wire) (it|that)
      {payee} (gets|is getting|should get|must get) <sum> [from me] [<note>] {,} <so>
          (send|pay|transfer|wire) (it|that) [over]
      (pay|send|give|transfer|slip|wire|hand) <payee> <sum> from me [<note>]
      <sum> (should|must|needs to|need to|has to|have to) go [over] to <payee> [{,}] [<note>]
      [some] money (to|for) <payee> [please] {,} <sum> [<note>]
      (pay|tip|reimburse|pay back) (the|our|my) {payee:<job>} [back|now]
      (i|we) ((still|really|also) owe|promised) <payee> <sum> [<note>] {,} <so> (send|pay|give
          |transfer|wire) (it|that|(him|her|them) [it|that|the money|back]|it back) [to (him|her
          |them)|over|now]
      (i|we) owe <payee> <sum> [<note>] {,} <so> (send|pay|give) (him|her|them) (it|that)
      {payee} [should|must|will|can|to] be (sent|paid|given) <sum> [<note>]
      {payee} gets <sum> from me [<note>]
      (can|could|may|should|would|let) <payee> [please] (get|have|receive) <sum> from me [<note>]
      {app} (can|could|may|should|let) <payee> [please] (get|have|receive) <sum> [<note>]
      <sum> to <payee> [and] (with|add|use|put) (the|a|this) (note|message|memo|comment) [saying
          |that says|<:>] {note}
      <sum> (for|to) <payee> {app} [<note>]
      pay the {payee} <sum> [<note>]
      (pay|send|give|transfer|wire|remit|hand|pay out|return|repay|deposit) to <payee> <sum>
          [<note>]
      (to|for) <payee> [please] (pay|send|give|transfer|wire) <sum> [<note>]
      (get|have) <sum> (over to|across to|sent to|to|paid to|back to) <payee> [<note>]
      (pay|send) <payee> (the|a) (sum|amount|total|payment) of {currencyAmount} [<note>]
      <sum> to <payee> [<note>] please
      {app} <sum> to <payee> [<note>]
      {app} <payee> <sum> [<note>]
      (make sure|see that|ensure) <payee> (gets|receives|has) <sum> [<note>]
      cover {*} (send|pay|give) (him|her|them) <sum>
      pay <payee> [back|now|today]
      pay back <payee>
      (repay|reimburse|compensate|refund) <payee>
      <would you mind> (paying|reimbursing|repaying) <payee> [back] [<sum>] [<note>]
      (pay|pay back|give|send|repay|reimburse|refund|hand|slip|wire|transfer|compensate|tip|shoot
          |loan|lend|spot|zap|gift|slip|bung|slide|throw|toss|chuck|fling|hook|venmo|paypal|cash app
          |kick|float|front|ping|get|shout|fire|drop) <payee> [back] <sum> [<note>|<soon>|today]
      (pay|repay|reimburse|refund|pay back|send|give|compensate) <payee> [back] <sum> <note> <soon>
      (pay|repay|reimburse|pay back) <payee> [back] [with] <note>
      (pay|repay|reimburse|pay back|send|give) <payee> [back] <note> <sum>
      (pay|send|give|transfer) <payee> [back] what i owe (him|her|them) [<note>]
      (pay|send|give) <payee> [his|her|their|my] (share|half|part|cut|portion) [of {note}] [of]
          <sum>
      (send|give|transfer|wire) <payee> <money> [<note>]
      <send money> <sum> (to|over to|back to|into the account of|to the account of|across to)
          <payee> [<note>|<soon>]
      <send money> <sum> [<note>]
      <send money> <sum> <note> to <payee>
      <send money> <money> (to|over to|back to) <payee> [<note>]
      <send money> <money>
      (<i want>|send|transfer|wire|make|issue|submit|set up|start|create|do|initiate|arrange|new
          |get) [a|the|another|my] [new|quick] (payment|money transfer|bank transfer|wire|transfer
          |wire transfer|transaction) [of <sum>] (to|for) <payee> [(of|for) <sum>] [<note>]
      (send|make|issue|submit|set up|start|create|do|initiate|arrange|new) [a|the|another|my] [new
          |quick] (payment|money transfer|wire transfer) [(of|for) <sum>] [<note>]
      (send|make|issue) <payee> a (payment|transfer|money transfer|bank transfer) [(of|for) <sum>]
          [<note>]
      [a|new] (payment|transfer) of <sum> to <payee> [<note>]
      [a|new] [<sum>] (payment|transfer) to <payee> [[of|<:>] <sum>] [<note>]
      [make] [a|an] <sum> (payment|transfer) to <payee> [<note>]
      (settle|settle up|square up|get even|get square) with <payee> [{,}] [for|and] [(it's|it is
          |that's|that is|it comes to|that comes to|that makes|it was)] <sum> [<note>]
      (settle|settle up|square up|get even|settle my (debt|debts|tab|bill)) with <payee> [[and|by]
          (send|pay|give|sending|paying|transfer) <him now> <sum>] [<note>]
      i owe <payee> <money> [<note>] <so> (pay|send|give|transfer) (him|her|them|to him) <sum>
      (settle|pay|pay off|clear|repay) (my|the|a) debt [of <sum>] (with|to) <payee> [<note>]
      (pay|return|give back|settle) [the|my] <sum> i owe [to] <payee> [<note>]
      (pay|return|give back|settle) (what|the money) i owe [to] <payee> [<note>]
      let {payee} have <sum> [<note>]
      {payee} (lent|loaned|spotted) me <sum> [<note>] <so> (pay|send|repay|give) (him|her|them|it)
          [back] [now]
      (chip in|contribute) <sum> to <payee> [<note>]
      (use|take) {app} to pay <payee> [<sum>] [<note>]
      {app} <payee> <sum> [<note>]
      {app} <sum> to <payee> [<note>]
      (send|pay|give|shoot|zap|slide|venmo|transfer|wire|pay back|reimburse|repay|refund|tip|lend
          |slip) <payee> [back] <bare sum> [<note>|<soon>]
      (send|pay|give|shoot|zap|slide|transfer|wire) <bare sum> to <payee> [<note>|<soon>]
      you [please|just|kindly] <send money> <sum> to <payee> [<note>]
      <sum> to <payee> [<note>]
      <sum> {,} <so> (send|pay|give|transfer|wire) (it|that) to <payee> [<note>]
      (send|pay|give) <payee> [back] (his|her|their|the) <sum> [<note>]
      (i|we) owe <payee> <sum> [<note>] <so please> (send|pay|give|transfer|wire) (it|that|him|her
          |them|the money) [to (him|her|them)|back|over|for me|now] [to (him|her|them)]
      {payee} {,} <sum> [<note>] {,} [<so please>] (pay|send|give|wire|transfer) (it [over]|that|him
          |her|them) [that|it|the money] [to (him|her|them)]
      (i|we) owe <payee> <sum> [<note>] {,} <so> (send|pay|give|transfer|wire) (it|that|him|her|them
          |the money) [to (him|her|them)|back|over|for me|now] [to (him|her|them)]
      (make|do) (a|one) [small|quick|little] (payment|transfer) of <sum> (to|for) <payee> [<note>]
      (flick|sling|whip|spot|bung over|front|hand|throw|lob|pop) <payee> [back] <sum> [<note>
          |<soon>]
      to <payee> <note> <sum>
      (hand|fork|pay|send|pass|slide) over <sum> to <payee> [<note>|<soon>]
      (pay|send|give|transfer|wire|hand|slip|tip|owe|lend|reimburse|repay) (the|our) {payee} [back]
          <sum> [<note>|<soon>]
      <send money> <sum> (to|over to|back to) (the|our) {payee} [<note>|<soon>]
      to <payee> {,} [please] <sum> [<note>]
      (can|could|may|should) <sum> [please] be (sent|paid|transferred|wired|given) to <payee>
          [<note>]
      <i want> <sum> (sent|paid|transferred|wired|given) [over] to <payee> [<note>]
      <i want> <payee> (paid|sent|given) <sum> [<note>]

    <owed> = from (yesterday|today|last night|last week|last month|the weekend|the other day|friday
        |saturday|sunday|monday|before)|[that|which] (he|she|they) (owes|owe|still owes|still owe)
        (me|us)|he (borrowed|promised me)|she (borrowed|promised me)|(he|she|they) (owes|owe) me|i
        lent (him|her|them)|i (loaned|gave) (him|her|them)|i'm owed|that i'm owed|i am owed|owed to
        me|i (paid|spent) for (him|her|them)
    <request sum> = [in the amount of|amounting to|the|a|my|for|of|[for|of] [the|a|an] (sum|amount
        |total) of|another|that|those|his|her|about] {currencyAmount} [back] [<owed>]
    <what> = [the|my|some|his|her|their] (money|cash|payment|share|half|part|funds) [back] [<owed>]
        |what (he|she|they) (owes|owe) me|[the|my] money back
    <request> = (request reimbursement of|request repayment of|request a refund of|ask for repayment
        of|seek reimbursement of|request payment for|ask for payment of|ask to be paid|request to be
        paid|put in for|request|ask for|collect|demand|claim|get|solicit|require|call in|i need|i
        want|obtain|seek|<would you mind> (requesting|asking for|collecting)|get back|recover|put in
        a request for|retrieve|send a request for|make a request for|submit a request for|send out a
        request for|i'm owed|send (a|an) (bill|invoice|payment request|money request|request for
        payment|request for money) for|make a payment request for|create a payment request for|issue
        an invoice for|create an invoice for|make an invoice for|issue a bill for|create a bill for
        |request a payment of|request payment of|request a payment for|start a payment request for
        |create a request for|charge|bill|invoice|set up a request for|file a request for|send (an
        |a) (invoice|bill) of|send (an|a) (request) of) [please|for me|for us]

    <bare request> = {currencyAmount.amount}

    RequestPayment
      {*} and {payer} (owes|still owes|has to pay) (me|us) [back] {currencyAmount} [<note>] [{,}]
          <so> (request|claim|collect|get|ask for) (that|this|the money|it|my money) [back] [from
          (him|her|them)]
      {payer} (owes|still owes) (me|us) [back] {currencyAmount} [<note>] [{,}] <so> (request|claim
          |collect|get) (that|this|the money|it|my money) [back] [from (him|her|them)]
      (from|off) <payer> ({,} [my <role> {,}]|[{,}] (i need|i want|i'd like|i'm owed)) <request sum>
          [{,}] [<note>] {,} <so> ((request|claim|collect|get|charge) (it|that|them)|ask (for
          it|(him|her|them) [for it])|(send|make) [him|her|them] (a|the) [payment|money] request)
      i (need|want) [my|some|the] money [back] from <payer> {,} <request sum> [{,}] [<note>] {,}
          <so> (request|ask for|claim|collect) (it|that)
      {payer} (owes|still owes) (me|us) [back] {currencyAmount} [<note>] {,} <so>
          (request|claim|collect|get) (that|this|the money|it) [back] from (him|her|them)
      {app} [a|new] (payment request|money request|request) {,} <payer> {,} <request sum> [<note>]
      request <payer> <request sum> [<note>]
      (i'd like|i want|i need|i would like|get|have) [that] <payer> (to (pay|send|give)|pays|sends
          |gives) [me|us] [back] <request sum> [<note>]
      send <payer> a (reminder|request|note) for <request sum> [he owes|she owes|they owe] [<note>]
      (hit|ask) <payer> up <note> <request sum>
      <request> <request sum> (from|to|off|of|off of) <payer> [<note>]
      <request> (<what>|[a] payment) (from|to|off|of) <payer> [<note>]
      <request> <request sum> <note> (from|to) <payer>
      <request> <request sum> [<note>]
      <request> (<what>|[a] payment) (from|to|off|of) <payer> (for|of) <request sum> [<note>]
      (collect|request|get|ask for|claim|demand) what {payer} (owes|owe|still owes) me [<note>]
      (charge|bill|invoice|ask) <payer> <note> <request sum>
      (send|give|hand|issue|write) <payer> (a|an) (bill|invoice|request|payment request) <note>
          <request sum>
      (request|ask for|collect|request for) (<what>|a payment|payment|money) [<note>]
      (send|make|create|issue|submit|start|new) [a|an|another|the] [new] (payment request|money
          request|request for payment|request for money|invoice|bill|request) [<note>]
      (send|make|create|issue|submit|start|new|write|put in|file|put through|raise) [a|an|another
          |the] [new] [<request sum>] (payment request|money request|request for payment|request for
          money|invoice|bill|request) (to|for) <payer> [[for|of] <request sum>] [<note>]
      (send|give|hand|issue|shoot|write|email|slip) <payer> (a|an|another|the) [<request sum>] [new]
          (payment request|money request|request for payment|request for money|invoice|bill|request)
          [[for|of|over] <request sum>] [<note>]
      (ask|remind|tell|get|have|make|nudge|request|need|want|i need|i want|urge|<would you mind>
          asking) <payer> (to (cough up|pay|send|give|transfer|wire|return|give me back|pay me
          |reimburse|repay)|for|pay|send|give|transfer|repay) [me|us] [back] <request sum> [<note>]
      (ask|remind|tell|nudge|request|urge) <payer> to (pay|send|give|transfer|return) <request sum>
          [back] to me [<note>]
      (ask|remind|tell|get|have|nudge|<would you mind> asking) <payer> (to|for) (pay|send|give
          |return) [me|us] [back] [<what>] [<note>]
      (ask|nudge|request|hit up|bug|<would you mind> asking) <payer> for (<what>|money|a payment
          |cash) [<note>]
      (ask|nudge|bug|chase|press|pester|ping) <payer> for <request sum> [he owes|she owes|they owe]
          [<note>]
      (remind|tell) <payer> [that] (he|she|they) (owes|owe) me <request sum> [<note>]
      (charge|bill|invoice|hit up|hit|debit|dun|<would you mind> (charging|billing|invoicing))
          <payer> [for|with] <request sum> [<note>]
      (charge|invoice) <payer> [<note>]
      (hit|ask) <payer> up for <request sum> [<note>]
      (get|collect|claim|i want|i need|i'd like|recover|fetch|retrieve) [back] [my|the|that]
          {currencyAmount} [back] (from|off|off of) <payer> [<note>]
      {payer} (owes|still owes|has to pay|needs to pay|must pay|should pay|has to give) (me|us)
          [back] {currencyAmount} [<note>] <so> (ask|request|charge|bill|invoice|collect|remind|send
          |get|claim|make) (for it|it|him|her|them|him for it|her for it|it from him|it from her|a
          request|him a request|her a request|them for it|the payment|payment|the money|him an
          invoice|her an invoice|it back) [for it]
      (request|ask) that <payer> (pay|pays|send|sends|give|gives) [me|us] [back] <request sum>
          [<note>]
      request from <payer> <request sum> [<note>]
      (collect|get|request|ask for|claim|call in|recover) [back] [the] {currencyAmount} [that|which]
          {payer} (owes|owe|still owes) (me|us) [<note>]
      i (need|want) {currencyAmount} from <payer> [<note>]
      split <request sum> with <payer> [<note>]
      [a|an] [new] (payment request|money request|request|request for payment|invoice) (to|for)
          <payer> (for|of|over) <request sum> [<note>]
      (my|our|the) {payer} [still] (owes|owe|has to pay|needs to pay) (me|us) [back]
          {currencyAmount} [<note>] {,} <so> (request|ask|charge|bill|invoice|collect|remind|send
          |get|claim|make|chase) (it|him|her|them|that|for it|the money|him for it|her for it|them
          for it|it from (him|her|them)|(him|her|them) (a|an) (request|invoice|bill)|it back|that
          back) [back]
      {payer} (owes|still owes) (me|us) [back] {currencyAmount} [<note>] {,} <so> (request|ask
          |charge|bill|invoice|collect|remind|send|get|claim|make|chase) (it|him|her|them|that|for
          it|the money|him for it|her for it|them for it|it from (him|her|them)|(him|her|them) (a
          |an) (request|invoice|bill)|it back|that back) [back]
      (get|collect|claim|recover|fetch) <request sum> [back] (from|off|off of|out of) <payer>
          [<note>]
      (request|ask for|collect) <bare request> from <payer> [<note>]
      (charge|bill|invoice|request) <payer> [for] <bare request> [<note>]
      ask <payer> (for|to (pay|send|give) me) <bare request> [<note>]
      (ask|request) (to|from|of) <payer> <request sum> [<note>]
      <request> <request sum> from (the|our) {payer} [<note>]
      (charge|bill|invoice|ask) (the|our) {payer} [for] <request sum> [<note>]

    # Accounts.
    <account> = account|accounts|acct|bank account
    <away from> = over from|across from|from|out of|off|off of|away from|from out of
    <into> = to|into|over to|onto|in|across to|and into|and put (it|them) (in|into)|and to|toward
        |and add it to|and deposit it (in|into)|and move it (to|into)|over into|and place it in
        |towards
    <drawn from> = <away from> <source account>
    <source account> = savings {fromAccount=savings}|checking {fromAccount=checking}|(my|the|our)
        savings {fromAccount=savings}|(my|the|our) checking {fromAccount=checking}|[my|the|our]
        {fromAccount} [<account>]|[my|the|our] <account> [called|named] {fromAccount}
    <target> = <into> <target account>
    <target account> = savings {toAccount=savings}|checking {toAccount=checking}|(my|the|our)
        savings {toAccount=savings}|(my|the|our) checking {toAccount=checking}|[my|the|our]
        {toAccount} [<account>]|[my|the|our] <account> [called|named] {toAccount}
    <own target> = (<into>|on|onto) ([my|the|our] {toAccount:<pot>}|savings {toAccount=savings}
        |checking {toAccount=checking}|(my|the|our) savings {toAccount=savings}|(my|the|our)
        checking {toAccount=checking}|[my|the|our] {toAccount} <account>|(my|our) {toAccount}|(the
        |my) <account> (called|named) {toAccount})|(<into>|on|onto) (my|the|our) <account>
        {toAccount}
    <own source> = <away from> ([my|the|our] {fromAccount:<pot>}|savings {fromAccount=savings}
        |checking {fromAccount=checking}|(my|the|our) savings {fromAccount=savings}|(my|the|our)
        checking {fromAccount=checking}|[my|the|our] {fromAccount} <account>|(my|our) {fromAccount}
        |(the|my) <account> (called|named) {fromAccount})|<away from> (my|the|our) <account>
        {fromAccount}
    <move> = (shove|chuck|whack|lob|dump|bank|slide|flick|slip|pass|hand over|carry over|tuck|park
        |stow|tuck away|squirrel away|sock away|funnel|withdraw|pop|bung|pop over|move|transfer
        |shift|put|send|deposit|take|push|wire|shuffle|switch|sweep|pull|stash|transfer over|<would
        you mind> (moving|transferring|putting|shifting)|add|relocate|pay|top up|set aside|place
        |stick|throw|save|bring|carry|do a transfer of|make a transfer of|make an internal transfer
        of|get|drop) [please|for me|for us]
    <moved> = [the|another|exactly|a sum of|the sum of|an amount of|the amount of|a total of|my
        |those|these|that] {transactionAmount}|[some|the|my|more|all the|all my] (money|cash|funds
        |savings)|a transfer|(everything|all of it|it all|all of my money|the whole (amount
        |balance)) {transactionAmount.amountType=maximumTransferAmount}|(the maximum|the maximum
        amount|as much as possible) {transactionAmount.amountType=maximumTransferAmount}
    <transfer part> = [on|at|for] {transactionScheduledDate}
    <transfer note> = (with|and add|add) [a|the] (note|memo|message) [saying|that says|:]
        {transactionNote}
    <transfer rest> = [<transfer part>] [<transfer note>]

    <everything> = (whatever is left|whatever's left|what's left|what is left|the remainder|the
        remaining (money|balance|amount)|what i have|everything|it all|all of it|all the money|all
        my money|the whole (amount|balance)|the lot|the rest)
        {transactionAmount.amountType=maximumTransferAmount}

    <pot> = [{*}] (fund|pot|jar|kitty|stash|nest egg|piggy bank|savings|budget|reserve|trust)
    <exactly> = [the|another|exactly|a sum of|the sum of|an amount of|the amount of|a total of|some
        |about|my|those|these|that]
    TransferMoney
      <exactly> {transactionAmount} (to|into|over to|onto) ([my|the|our] {toAccount} <account>|(my
          |our) savings {toAccount=savings}|(my|our) checking {toAccount=checking}) <drawn from>
          [please] <transfer rest>
      <exactly> {transactionAmount} <drawn from> [and] (to|into|over to|onto) ([my|the|our]
          {toAccount} <account>|(my|our) savings {toAccount=savings}|(my|our) checking
          {toAccount=checking}) [please] <transfer rest>
      <exactly> {transactionAmount} (to|into|over to|onto) (my|our) ({toAccount} <account>|savings
          {toAccount=savings}|checking {toAccount=checking}) [please]
      [from] <source account> (to|into) <target account> {,} <exactly> {transactionAmount} {,} <so>
          (transfer|move|shift) (it|that|them) [over] <transfer rest>
      out of <source account> [and] into <target account> {,} <exactly> {transactionAmount} [please]
      <drawn from> [and] <target> {,} <exactly> {transactionAmount} {,} <so>
          (transfer|move|shift|send|put) (it|that|them) [over] <transfer rest>
      <target> [and] <drawn from> {,} <exactly> {transactionAmount} {,} <so>
          (transfer|move|shift|send|put) (it|that|them) [over] <transfer rest>
      <drawn from> {,} [please] <exactly> {transactionAmount} {,} <so> <move> (it|them|that)
          <target> <transfer rest>
      (transfer|move|shift) [some] [money|cash|funds] (between my accounts|between our
          accounts|between accounts)
      (transfer|move|shift|sweep|shuffle|switch) <exactly> {transactionAmount} <drawn from> <target>
          <transfer rest>
      (transfer|move|shift|sweep) <drawn from> <target> <exactly> {transactionAmount} <transfer
          rest>
      (everything|all [of] [the money]|all the money|whatever|the money)
          {transactionAmount.amountType=maximumTransferAmount} (i have|i've got|that's|that is|there
          is|is left|left) in [my|the] {fromAccount} [<account>] {,} <so> <move> (all of it|it all
          |it|everything|all that) <target> <transfer rest>
      <own source> <target> [please] <move> <moved> <transfer rest>
      <drawn from> <target> [please] (move|transfer|shift) <moved>
      <own source> [please] <move> <moved> <target> <transfer rest>
      <own target> [please] <move> <moved> [<drawn from>] <transfer rest>
      <move> <moved> <own source> <target> <transfer rest>
      <move> <moved> <drawn from> <own target> <transfer rest>
      <move> <moved> <own target> <drawn from> <transfer rest>
      <move> <moved> <target> <own source> <transfer rest>
      transfer <drawn from> <target> [<moved>] <transfer rest>
      <move> <moved> <own target> <transfer rest>
      <move> <moved> <own source> <transfer rest>
      <move> <own source> <target> <moved> <transfer rest>
      (transfer|move|shift|put|send) <moved> [from] (savings {fromAccount=savings}|checking
          {fromAccount=checking}|[my|the] {fromAccount} account) (to|into|over to) <target account>
          <transfer rest>
      (<i want>|have) <moved> (moved|transferred|put|shifted|sent|deposited) [<drawn from>]
          <own target> [<drawn from>] <transfer rest>
      (tuck|squirrel|sock|stash|put|salt|pop) <moved> (away|aside) (<own target>|for (my|the)
          {toAccount} <account>)
      top [my|the] (savings {toAccount=savings}|checking {toAccount=checking}) up (with|by)
          {transactionAmount}
      (feed|give) (my|the) {toAccount} <account> {transactionAmount}
      put aside {transactionAmount} for (my|the) {toAccount} <account>
      (transfer|move|shift) money [between my accounts|between accounts]
      (make|do|start|set up|create|new) [a|an] [new|internal] (transfer|money transfer|bank transfer
          |account transfer) [of <moved>] <drawn from> <target> <transfer rest>
      (make|do|start|set up|create) [a|an] [internal] (transfer|money transfer|bank transfer) [of
          <moved>] <own target> [<drawn from>] <transfer rest>
      (make|do|start|set up|create) [a|an] [internal] transfer [of <moved>] between (my accounts
          |accounts)
      (transfer|move) {transactionAmount} between (my accounts|accounts)
      (withdraw|take|pull) <moved> <own source> [and] (put|deposit|place|move|stick) it <target>
          <transfer rest>
      (top up|fund|replenish|add to|feed|credit) (my|the) {toAccount} <account> (with|by)
          {transactionAmount} [<drawn from>]
      (top up|fund|add to) [my|the|our] (savings {toAccount=savings}|checking {toAccount=checking})
          (with|by) {transactionAmount} [<drawn from>]
      (deposit|stash|set aside|put aside|put away|save) {transactionAmount} (in|into|to)
          <target account> [<drawn from>] <transfer rest>
      (put|deposit|stash|park|tuck|set aside|put aside|take|pull|drop|bring|get|put away|squirrel
          away|pop|stick|sling|bung|route|reallocate|relocate|carry over|push) <exactly>
          {transactionAmount} <drawn from> <target> <transfer rest>
      [on|at|for] {transactionScheduledDate} [please] (transfer|move|shift|sweep|put|switch|deposit)
          <exactly> {transactionAmount} <drawn from> <target> [<transfer note>]
      [on|at|for] {transactionScheduledDate} [please] <move> <moved> [<drawn from>] <own target>
      {transactionAmount} <drawn from> <target> [<transfer part>] {,} <so> (transfer|move|shift|send
          |put) (it|that|them|this) [over|please] <transfer rest>
      {transactionAmount} {,} [from] <source account> (to|into) <target account> [<transfer part>]
          {,} <so> (transfer|move|shift|send|put) (it|that|them|this) [over]
      <own source> <target> [please] <move> <moved> <transfer rest>
      (from|out of) [my|the] {fromAccount} (to|into) [my|the] {toAccount} [please] (transfer|move
          |shift|sweep|put) <exactly> {transactionAmount} <transfer rest>
      (make|do|arrange|perform|execute|i'd like|i need|schedule|set up|plan|start|book|order
          |initiate|create|set|authorize|effect|carry out|process) [a|an|another] [new] (transfer
          |money transfer|bank transfer) of {transactionAmount} <drawn from> <target> <transfer
          rest>
      (make|do|arrange) a transfer between (my accounts|accounts) [of {transactionAmount}]
      (transfer|move|shift|sweep|shuffle|switch|empty) (<everything>|money|some money|cash|funds
          |some funds|some cash) from [my] {fromAccount} (to|into|over to|across to) [my]
          {toAccount} <transfer rest>
      (transfer|move|shift|sweep|shuffle|switch|empty) <everything> <drawn from> <own target>
          <transfer rest>
      (transfer|move|shift|sweep|shuffle|switch|empty) <everything> <own source> <target> <transfer
          rest>
      (move|shift) <drawn from> <target> <moved> <transfer rest>
      (transfer|move|shift|sweep|put|send|switch) <exactly> {transactionAmount} <transfer part>
          <drawn from> <target> [<transfer note>]
      (transfer|move|shift|sweep|put|switch|deposit) <exactly> {transactionAmount} <transfer part>
          <own target> [<transfer note>]
      <move> <moved> <transfer part> <own source> <target>
      (transfer|move|shift|sweep|put|send|empty) <everything> (in|on|inside) [my|the] {fromAccount}
          [<account>] (to|into|over to|across to|onto) [my|the] {toAccount} [<account>] <transfer
          rest>
      (transfer|move|shift|sweep|put|send) <drawn from> {transactionAmount} <target> <transfer rest>
      (can|could|may|should) <moved> [please] be (moved|transferred|shifted|put|sent) [<drawn from>]
          <own target> <transfer rest>
      (can|could|may|should) <moved> [please] be (moved|transferred|shifted|put|sent) <drawn from>
          <target> <transfer rest>
      (can|could|may|should|must|let) <moved> [please] (go|move) [over] <own source> <target>
          <transfer rest>
      (can|could|may|should|must|let) <moved> [please] (go|move) [over] <own target> [<drawn from>]
          <transfer rest>
      {app} (can|could|may|should|let) <moved> [please] (go|move) <drawn from> <target> <transfer
          rest>
      (my|the|our) {toAccount} <account> (needs|should get|could use|must get|wants|is short of
          |lacks) <exactly> {transactionAmount} [more] {,} <so> <move> (it|that|them|those) [over|in
          |there] [<drawn from>] <transfer rest>
      <i want> <moved> (moved|transferred|shifted|put|sent) <drawn from> <target> <transfer rest>
      <transfer part> [{,}] <i want> <moved> (moved|transferred|put|shifted|sent) [over] <drawn
          from> <target>

    # Bills.
    <bill type> = (electricity|electric|electrical|power|light) {billType=electricity}|(gas|heating)
        {billType=gas}|water {billType=water}|(phone|cell phone|mobile phone|mobile|cell|telephone
        |cellphone|wireless) {billType=phone}|(internet|wifi|wi fi|broadband) {billType=internet}
        |(cable|cable tv|tv) {billType=cable}|(credit card|visa|mastercard) {billType=creditCard}
        |(rent|rental) {billType=rent}|mortgage {billType=mortgage}|(utility|utilities)
        {billType=utilities}|(sewer|sewage) {billType=sewer}|(student loan|student loans)
        {billType=studentLoan}|(tuition|school|college) {billType=tuition}|(traffic ticket|speeding
        ticket|parking ticket|traffic|parking|speeding) {billType=trafficTicket}|(garbage|trash
        |recycling|garbage and recycling|waste) {billType=garbageAndRecycling}|(health insurance
        |medical insurance) {billType=healthInsurance}|(home insurance|homeowners insurance|house
        insurance) {billType=homeInsurance}|(life insurance) {billType=lifeInsurance}|(car insurance
        |auto insurance|vehicle insurance) {billType=autoInsurance}|(car loan|auto loan)
        {billType=carLoan}|(car lease|auto lease|lease) {billType=carLease}|(music streaming|music
        |music subscription) {billType=musicStreaming}
    <lone bill> = (gas|gas and electric) {billType=gas}|water {billType=water}|(electric|power)
        {billType=electricity}|(phone|mobile) {billType=phone}|cable {billType=cable}|rent
        {billType=rent}|mortgage {billType=mortgage}|tuition {billType=tuition}|(utilities)
        {billType=utilities}|(car insurance|auto insurance) {billType=autoInsurance}|health
        insurance {billType=healthInsurance}|life insurance {billType=lifeInsurance}|home insurance
        {billType=homeInsurance}|(student loan|student loans) {billType=studentLoan}|car loan
        {billType=carLoan}|(car lease|car payment) {billType=carLease}|(credit card|visa|mastercard
        |amex|american express) {billType=creditCard}|(parking ticket|traffic ticket|speeding
        ticket) {billType=trafficTicket}|electricity {billType=electricity}|(internet)
        {billType=internet}|(credit card balance) {billType=creditCard}
    <bill word> = bill|bills|invoice|payment|statement|charges|dues|balance|fee|fees|company
        |provider|people
    <the bill> = [my|the|our|this|that] [monthly|latest|last|current|outstanding|new|unpaid|overdue
        |whole|entire|full] <bill type> <bill word>|[my|the|our|this|that] [monthly] <lone bill>|[my
        |the|our|that|this] [monthly|latest|last|current|outstanding] {billPayee} (bill|invoice
        |bills)|(my|the |a|our) [open|unpaid|outstanding|last|latest|overdue] (bill|bills|invoice)
        (from|to|of|with |by|for) [the] {billPayee}|(my|the|a|our) (bill|bills) (for|of) [the|my]
        <bill type>|(my|the |our|that) [<bill type>] (bill|bills|invoice) (from|with) [the]
        {billPayee}
    <pay from> = (from|out of|with|using|off|by|via|through|with money from|on) [my|the|our]
        {fromAccount} [<account>]|(from|out of|with|using) [my|the|our] <account> [called|named]
        {fromAccount}|(from|out of|with|using) savings {fromAccount=savings}|(from|out of|with
        |using) checking {fromAccount=checking}|(from|out of|with|using) (my|the|our) savings
        [<account>] {fromAccount=savings}|(from|out of|with|using) (my|the|our) checking [<account>]
        {fromAccount=checking}
    <minimum> = [just|only] the minimum [payment|amount|due|amount due|balance]
        {transactionAmount.amountType=minimumDue}|(what's|what is) due
        {transactionAmount.amountType=amountDue}|the lot {transactionAmount.amountType=amountDue}
        |the (full amount due|full amount owed|full sum|full amount|amount due|outstanding balance
        |outstanding amount|remaining balance|total|whole amount|full balance|amount owed|total due
        |entire amount) {transactionAmount.amountType=amountDue}|the statement balance
        {transactionAmount.amountType=statementBalance}|the [full] current balance
        {transactionAmount.amountType=currentBalance}|(the most i can|the maximum)
        {transactionAmount.amountType=maximumTransferAmount}
    <pay> = (remit payment (of|for|on)|make payment (of|for)|submit payment of|effect payment of
        |initiate payment of|authorize payment (of|for)|complete payment of|execute payment of|make
        a payment towards|deal to|sort me|square off|pay up|pay for me|take care of paying|discharge
        |go pay|pay|kindly pay|get rid of|finish paying|sort|see to|look after|attend to|square up
        |pay off|settle|take care of|cover|clear|handle|deal with|make a payment (on|for|toward
        |towards)|<would you mind> (paying|paying off|settling|taking care of|covering)|pay down
        |square|square away|sort out|get rid of|go ahead and pay|make payment on|submit payment for
        |schedule a payment for|knock out|arrange payment (of|for)|schedule payment (of|for)|make
        the payment (on|for)|send payment for|remit|process|put a payment toward) [please|for me|for
        us]
    <pay when> = [on|for|by|at] {transactionScheduledDate}
    <due> = [that is|that's|which is] due [on|by] {dueDate}
    <pay rest> = [<due>] [<pay from>] [<pay when>] [<pay from>] [in full
        {transactionAmount.amountType=amountDue}] [with a note [saying] {transactionNote}]

    <pay it> = do it|do that|pay it|pay that|settle it|sort it|get (it|that) (paid|sorted)|take care
        of (it|that)

    <named card> = [{*}] (card|visa|mastercard|amex|american express)

    PayBill
      <pay> (my|our) {billPayee:<named card>} <pay rest>
      (schedule|make|set up|arrange|send|submit|do) [a|the|my|another] payment of
          {transactionAmount} (on|for|toward|towards|to|against) <the bill> <pay rest>
      <the bill> (needs paying|wants paying|needs to be paid|has to be paid|must be paid|should be
          paid) [<pay when>] {,} <so> <pay it> <pay rest>
      <the bill> (is due|'s due|is overdue|'s overdue|came|has come)
          [today|tomorrow|now|soon|again|this week|this month] {,} <so> <pay it> <pay rest>
      (sort|get|square) <the bill> (out|off|sorted out) [for me|for us] <pay rest>
      pay for [my|the|our] (<lone bill>|<bill type>) <pay rest>
      <the bill> (pay it|settle it|please pay it|take care of it) <pay rest>
      pay (this month's|last month's|next month's|the monthly) (<lone bill>|<bill type> <bill word>)
          <pay rest>
      pay <minimum> (on|for|of) [my|the] (visa|mastercard|amex|american express|card)
          {billType=creditCard} <pay rest>
      <pay> <the bill> <pay rest>
      (from|out of|with|using) (savings {fromAccount=savings}|checking {fromAccount=checking}|[my
          |the|our] {fromAccount} account) [please] <pay> <the bill> [<pay when>]
      <pay> (my|the|a|this|that|our) [outstanding|unpaid] (bill|bills|invoice) [for (me|us)] <pay
          rest>
      (take|use|withdraw|get|grab) {transactionAmount} (from|out of) (savings {fromAccount=savings}
          |checking {fromAccount=checking}|[my|the|our] {fromAccount} <account>) (and|to) [please]
          (pay|settle|clear|pay off) <the bill> [with it] <pay rest>
      <the bill> {,} [please|just] (pay|settle|clear) <minimum> <pay rest>
      <the bill> {,} [please|just] (pay|settle|clear) {transactionAmount} [of (it|that)] <pay rest>
      <pay> (from|out of|with|using) (savings {fromAccount=savings}|checking {fromAccount=checking}
          |[my|the|our] {fromAccount} account) <the bill> <pay rest>
      (pay|put|apply|send|submit|contribute|make|throw|knock|take|chuck|toss) [exactly|a payment of]
          {transactionAmount} [payment] (at|on|toward|towards|to|off|against|for|of|off of|down on
          |onto) <the bill> <pay rest>
      (pay|put|apply|send|submit|make) <minimum> [payment] (on|toward|towards|to|of|for|due on|off)
          <the bill> <pay rest>
      <pay> <the bill> (with|by paying|paying|for|of|using|<:>) {transactionAmount} <pay rest>
      <pay> <the bill> (with|by paying|paying|for|<:>) <minimum> <pay rest>
      make [a|the] <minimum> (on|toward|towards|to|for) <the bill> <pay rest>
      make (a|the) [minimum payment {transactionAmount.amountType=minimumDue}] (on|toward|towards|to
          |for) <the bill> <pay rest>
      make (a|the) {transactionAmount} payment (on|toward|towards|to|for) <the bill> <pay rest>
      use [my|the] {fromAccount} [<account>] to pay <the bill> [<due>] [<pay when>]
      pay {billPayee} {transactionAmount} (for|on|toward) <the bill> <pay rest>
      pay {transactionAmount} to {billPayee} (for|on|toward) <the bill> <pay rest>
      pay {billPayee} (the bill|for the bill|my bill|their bill|its bill) <pay rest>
      pay {billPayee} for [my|the|our] <bill type> [<bill word>] <pay rest>
      pay [for] [my|the|our] <bill type> <bill word> [with] [{transactionAmount}] <pay rest>
      (my|the) <bill type> <bill word> ('s due|'s here|is here|came|has come|arrived|just came|came
          in|is in|'s overdue|is overdue|is due|needs to be paid|needs paying|has to be paid|must be
          paid) [{*}] (pay it|take care of it|pay that|settle it) [<pay from>]
      (<i want>|get|i need to have|see) <the bill> (paid|paid off|sorted|sorted out|handled|dealt
          with|done|settled|taken care of|out of the way|cleared) <pay rest>
      <pay> <the bill> {,} [it's|that's|it was] {transactionAmount} <pay rest>
      <the bill> {,} {transactionAmount} {,} <so> (pay it|settle it|pay|pay that|take care of it)
          <pay rest>
      [on] {transactionScheduledDate} [please] <pay> <the bill> [<pay from>]
      <pay> (the|my|our|a) (bill|bills|invoice) (from|of|by|to|for) [the] {billPayee} <pay rest>
      <pay> (only|just) <minimum> (on|for|of|towards|toward) <the bill> <pay rest>
      schedule [my|the|a|our] (<bill type>|<lone bill>) (payment|bill) [for|on]
          {transactionScheduledDate} [<pay from>]
      <pay> (all|both|all of|every one of) [of] [my|the|our|these|those] [outstanding|open|unpaid
          |overdue] bills <pay rest>
      (make|do|set up|arrange|schedule) [a|the|my] {transactionAmount} payment (on|to|for|toward
          |towards) <the bill> <pay rest>
      (make|do|set up|arrange) [a|the|my] payment of {transactionAmount} (on|to|for|toward|towards)
          <the bill> <pay rest>
      (arrange|arrange for|see that|see to it that|see to it|ensure|ensure that|make sure|make sure
          that|have|let|schedule|set up|set|book|plan|program|queue up|line up) <the bill> (to be|is
          |gets|be|get|are) (paid|paid off|settled|taken care of|cleared|handled|sorted) <pay rest>
      <pay> <minimum> (on|of|for|due on|owed on) <the bill> <pay rest>
      (can|could|may|should|must) <the bill> [please] be (paid|settled|cleared|taken care of|paid
          off) <pay rest>

    # Accounts and balances.
    <account type> = checking {accountType=checking}|(savings|saving) {accountType=saving}|(credit
        |credit card) {accountType=credit}|(debit|debit card) {accountType=debit}|(investment
        |investments|brokerage) {accountType=investment}|mortgage {accountType=mortgage}|(prepaid
        |prepaid card) {accountType=prepaid}
    <my account> = [my|the|our|all my|all of my|any] [<account type>|{accountNickname}] <account>
        |[my|the|our] (savings {accountType=saving}|checking {accountType=checking}|credit card
        {accountType=credit}|debit card {accountType=debit}|investments {accountType=investment}
        |prepaid card {accountType=prepaid}|mortgage {accountType=mortgage})|[my|the|our] <account>
        [called|named|with the name] {accountNickname}|(my|the|our) <account> (of|for) <account
        type>
    <typed account> = <my account>|(my|the|our) {accountNickname}
    <balance type> = (point|reward|reward point) {requestedBalanceType=points}|(mile|mileage|air
        mile) {requestedBalanceType=miles}|(money|cash|dollars|funds) {requestedBalanceType=money}
        |(points|reward points|rewards|bonus points) {requestedBalanceType=points}|(miles|air miles
        |frequent flyer miles) {requestedBalanceType=miles}|(euros|pounds|yen|bucks)
        {requestedBalanceType=money}|(bonus miles|flight miles|airline miles)
        {requestedBalanceType=miles}|(loyalty points|card points|rewards points)
        {requestedBalanceType=points}
    <in account> = (in|on|of|for|from|inside|left in|left on|sitting in|within|at) <my account>

    <nickname> = rainy day|holiday|holidays|vacation|everyday|bills|travel|emergency|household|joint
        |wedding|christmas|spending|daily|[{*}] (fund|pot|jar)

    SearchForAccounts
      <balance type> [<in account>] {,} how (many|much) (do i have|have i got|are there|have i|is
          there) [left] [<in account>]
      [my|the] [current|latest] <balance type> (balance|total) [<in account>] [please]
      <tell me> what (i've got|i have|we have|we've got|there is|is|'s) [left] <in account>
      (<tell me>|<find>) (what|how much) (i've got|i have|we have|we've got|there is|is|'s) [left
          |saved] in [my|our|the] {accountNickname:<nickname>}
      (how much|what) (is|'s) [left|there] in [my|the|our] {accountNickname:<nickname>} [right
          now|now]
      (<find>|<i want>|<tell me>) [the|my] balance (of|for|in|on) [my|the|our]
          {accountNickname:<nickname>} [account]
      (my|the|our) {accountNickname} <account> {,} (what have i got|how much (is|do i have|have i
          got)|what's|what is) [left] (in there|in it|there|in that one)
      {app} [my] ((reward points|points) {requestedBalanceType=points}|(miles|air miles)
          {requestedBalanceType=miles}) [please]
      (what|which|how many) bank accounts (do i have|have i got|are there|do i own)
      [the] balance (of|on|in|for) <typed account> please
      [all] my (accounts|bank accounts) [please]
      (how are|how's|hows|how is) my (investments|investment account) {accountType=investment}
          (doing|looking)
      am i (rich|broke|poor) [yet|again|now|{*}] (show|show me|check|what's|whats|tell me) [the|my]
          balance [(in|on|of|for) <typed account>]
      (<tell me>|<i want>|what are|what're|may i see|read out|state|what is|what's|whats|check|check
          on|show|show me|tell me|get|get me|give me|look up|pull up|find|find out|read me|see
          |display|i want to know|i need|bring up|view|report|read|let me see|let me check|let me
          know|i want to see|i want to check|i'd like to know) [the|my] [current|available|account
          |bank|latest|remaining|total|present|exact] (balance|balances|account balance) [(in|on|of
          |for|from) <typed account>] [right now|now]
      (what is|what's|whats|check|show|show me|tell me|get|get me|give me|look up|pull up|find|find
          out|see|read me|display|view) (my|the|our) [current] (<account type>|{accountNickname})
          [<account>] ['s] (balance|balances)
      (what is|what's|whats|check|show|show me|tell me|get) [the|my] [current] <balance type>
          balance [<in account>]
      (what is|what's|whats) [there|left|available|remaining|still|sitting] (in|on) <my account>
          [right now|now|at the moment]
      how much (is|'s|have we got|do i have|i have|i've got|i got|there is|have i got|is there|have
          i|is left|do i have left|remains|is remaining|do we have|does|do) [left|stored|saved
          |available] [there] <in account> [right now|now|left|have|hold|contain]
      how many (points|reward points|rewards points) {requestedBalanceType=points} (have i got|do i
          have|have we got|do we have|are there|have i collected|have i earned) on (my|the|our)
          {accountNickname}
      how (much|many) [of] [my] <balance type> [points {requestedBalanceType=points}] (i currently
          (have|hold|own)|i hold|i own|do i currently (have|hold)|do i (own|hold)|are currently|is
          currently|have we got|we have|is|'s|are|i have|i've got|i got|there is|there are|do i have
          |have i got|is there|are there|have i|is left|do i have left|do we have|are left|have i
          earned|have i collected|do i still have) [left|available] [<in account>] [right now|now
          |left]
      how much <balance type> [do i have|have i got] [left] <in account> [right now|now|left]
      how much have i got (saved|saved up)
      {app} how much (do i have|have i got) [left|in total]
      {app} what (is|'s) my balance
      {app} [my] [account] (balance|balances)
      (what do i have|what have i got|how am i doing|where do i stand) <in account>
      (what|how much) (have i got|do i have) in the bank
      (how is|how's|hows|what about|(what is|what's|whats) the (status|state|standing) of|how (is
          |are) things (in|on|with)) <my account>
      (what is|what's|whats) (my balance|my account balance|my bank balance)
      (show|show me|list|find|pull up|bring up|open|view|see|display|look up|search for|check|give
          me|get|get me|let me see|i want to see|i need to see|open up|look at|take a look at|look
          for|go to|search|read me|tell me about|call up|i'd like to see|fetch|have a look at)
          <my account> [details|info|information|overview|summary]
      (what|which|how many) [<account type>] <account> (do i have|have i got|are there|have i|do i
          own)
      (is|do i have|have i got|is there) (enough|any) [<balance type>] [left] <in account>
      (is there|do i have|have i got|have i) [still] [enough|any|some] <balance type> [left]
          <in account>
      (do|does) <my account> have [enough|any] [<balance type>]
      do i have (a|an|any) [<account type>] <account>
      (how is|how's|hows) <my account> (doing|looking)
      am i (low|running low) on <balance type> <in account>
      (got|have i got|do i have) (any|some|enough) (points|reward points|bonus points)
          {requestedBalanceType=points} [left] [on my (card|account)]
      (got|have i got|do i have) (any|some|enough) (miles|air miles) {requestedBalanceType=miles}
          [left] [on my (card|account)]
      <my account> balance [please]
      {app} [the|my] [current] (balance|balances) [(of|on|in|for|from) <typed account>]
      {app} (my|the|our) [<account type>|{accountNickname}] <account> [balance]
      (balance|account balance|bank balance|my balance|my account balance|my bank balance|current
          balance) [please]
      (my|the) [account|bank] balance {,} <so> (what is it|what's it|how much is it|show it|check it
          |show me|tell me)
      (miles|air miles) {requestedBalanceType=miles} {,} how (many|much) (do i have|have i got|are
          there|have i) [left] [<in account>]
      how much (is|'s|do i have|i have|i've got|i got|there is|have i got|is there|have i|is left|do
          i have left|do we have|is sitting) [left|saved] [in|sitting in|on] {app} [my|the]
          {accountNickname}
      how much (have i got|do i have|is left|do i have left|have i saved) in {accountNickname}
          [right now|now|left]
      <tell me> how much (is|i have|i've got|there is|is left) [left] in {accountNickname}
      (what is|what's|whats) [left] in (my|our) {accountNickname} account
      (show|check|open|view|see|find|list|display) [me] [my|the|all my] <account type> accounts
      how (are|is|'re|'s) (my|our|the) savings (doing|looking|coming along) {accountType=saving}
      (<tell me>|<find>) [of] [the|my] [current|available|account|bank] (balance|balances) [(in|on
          |of|for) <typed account>]
      (what is|what's|whats|how is|how's) <my account> (looking|looking like|at|doing|up to|like
          |showing|sitting at|standing at) [right now|now|today|at the moment|these days]
      how (much|many) <balance type> (are|is) (on|in|left on|left in) [my|the|our] {accountNickname}
          [account|card]
      <tell me> how much [money {requestedBalanceType=money}|<balance type>] (is|there is|i have
          |i've got|is left|we have|we've got|remains) [left|saved|now] <in account> [right now|now
          |left]
      balance [of|on|in|for] [my] <account type> [<account>]
      <account type> balance

    <bill status> = (unpaid|open|outstanding|overdue|not paid|past due|late) {status=unpaid}|(paid
        |settled|completed) {status=completed}|pending {status=pending}|(failed) {status=failed}
        |(canceled|cancelled) {status=canceled}
    <status after> = [that|which] (are unpaid|are still unpaid|are open|are overdue|aren't paid
        |haven't been paid|i haven't paid|i have not paid|i still (have|need) to pay|are outstanding
        |have not been paid|need to be paid|i (have|need) to pay|still need to be paid|are still
        open|still have to be paid|need paying|i owe|aren't paid yet|are not paid|i didn't pay|are
        left to pay) [yet|still] {status=unpaid}|[that|which] (are paid|have been paid|i paid|i've
        paid|i have paid|i already paid|i've already paid|were paid|are already paid)
        {status=completed}|[that|which] (are pending) {status=pending}|[that|which|what] (i|we)
        (must|should|have to|need to|ought to|'m supposed to) [still] pay {status=unpaid}|with [the
        |a] status [of] <bill status>|[that|which] (i've|i have) [already] (settled|cleared|taken
        care of) {status=completed}
    <bills> = (bills|bill|invoices|invoice|statements)
    <searched bills> = [the|my|all|all my|all the|any|our|some|all of my|every|only|only my|just my
        |those] [recent|latest|last|current|upcoming|new] [<bill status>] [<bill type>] <bills>|[the
        |my|all my|our] [<bill status>] {billPayee} (bills|invoices)
    <bill part> = (from|by|of|issued by|sent by) [the] {billPayee}|for [my|the] <bill type>|[that
        are|that is|which are|that's|that were|that was|which were|that came|that fell|that fall
        |which fall|that come|which came|coming|come|fall|falling|becoming|are coming|will be|get]
        due [on|by|in|before|for] {dueDateRange}|[i] paid [on|in] {paymentDateRange}|[that|which] i
        paid [on|in] {paymentDateRange}|[from|in|for|of] {dueDateRange}|<status after>|[coming] due
        |with {billPayee}|with [a|the] payment date [in|on|of] {paymentDateRange}|(paid|settled) [in
        |on
        |during] {paymentDateRange}
    <bill parts> = [<bill part>] [<bill part>] [<bill part>]

    SearchForBills
      [my|the|all|any] <bills> (from|of|by) {billPayee} {,} <so> (show|show me|find|find me|list|let
          me see|pull up|show me them|(pull|bring) them up|(show|list|find|display|open) them|let me
          see them)
      {status=unpaid} [is there] (anything|something) [left] [that] (i|we) [still] (have|need) to
          pay
      (did|has|have) (my|the|our) ([<bill type>] <bills>|<lone bill> bill|{billPayee} (bill
          |invoice)) (come|arrive|arrived|shown up|show up|come in|been sent|gone out) [yet|already
          |in] [<bill parts>]
      (have|did) (i|we) [already] (paid|pay|settle|settled|cover|covered) (my|the|our) {billPayee}
          (bill|bills|invoice) [yet|already|<bill parts>]
      {app} [my|the] [<bill status>] [<bill type>] <bills> <bill parts>
      [my|the] [<bill type>] (bills|invoices) due [on|in|by|before] {dueDateRange}
      (upcoming|due|open) bills [please]
      (bills|invoices) (from|of) {billPayee}
      (when|how soon) ('s|is|are) (my|the|our) <lone bill> due
      when's <lone bill> due
      (<find>|<i want> [a list of|a look at|an overview of|a summary of|to see|to know|to look at]|i
          would appreciate [a list of|a look at]|let me look at|let me check|show us|list up|give me
          a list of|find out|look over|review|go over|show|show me|find|find me|list|look up|look
          for|search for|search|pull up|bring up|get|get me|check|display|give me|see|view|open|let
          me see|i want to see|i need to see|tell me about|look through|go through|read me|check for
          |dig up|look at|have a look at|i'd like to see|locate|fetch|call up|check on|read|i wanna
          see|track down|check if i have|see if i have|tell me) <searched bills> <bill parts>
      (show|show me|list|find|pull up|get|see|look up|open) [all] {dueDateRange} 's [<bill status>]
          [<bill type>] <bills>
      (what|which|how many) [of (my|the|our|these)] [<bill status>] [<bill type>] <bills> (have we
          got|do we have|have we|am i expecting|should i expect|will be|fall|come|are|is|'s|are
          coming|do i have|have i got|are there|are still|are currently|do i have that are|have i
          got that are) [<bill status>] <bill parts>
      (what|which|how many) [of my] [<bill type>] <bills> (do i (have|need) to pay|i (have|need|got
          |gotta|'ve got) to pay|i gotta pay|are not [yet] paid|are unpaid|aren't paid|do i still
          (have|need) to pay|haven't i paid|have i not paid|still need to be paid|need to be paid|do
          i still owe|i didn't pay|i did not pay|must i pay|should i pay|am i behind on|have i yet
          to pay|do i owe|have to be paid|need paying|are left to pay|are left|i haven't paid|are
          outstanding|am i late on|haven't been paid|are overdue|do i still need to take care of|did
          i not pay) [yet|still] {status=unpaid} <bill parts>
      (what|which|how many) [of my] [<bill type>] <bills> (have we paid|did we pay|have i paid|did i
          pay|have been paid|are paid|have i already paid|did i already pay) [already]
          ({status=completed}|[on|in|during] {paymentDateRange})
      (got|have we got|did i get|have you got|do i have|have i got|have i|are there|is there|any|do
          we have) [any|some|a] [new|other] [<bill status>] [<bill type>] <bills> [left] [to pay
          {status=unpaid}] <bill parts>
      (have i|did i|have we|did we) (paid|pay|take care of|taken care of|settle|settled) [all] [the
          |my|our] <searched bills> [already|yet|<bill parts>]
      (have i|did i) (paid|pay) [my|the|our] <lone bill> [already|yet|this month]
      (is|are|was|were|has|have) (my|the|our) [<bill type>] <bills> [been] (paid|due|settled|overdue
          |late|outstanding) [already|yet|now|soon] [[on|by] {dueDateRange}]
      (is|are|was|were|has|have) (my|the|our) <lone bill> [been] (paid|due|settled) [already|yet|now
          |soon|this month]
      do i [still] owe (anything|money|something) (on|for) (my|the|our) ([<bill type>] <bills>
          |<lone bill>)
      (when|how soon) (is|are|'s|do i have to pay|must i pay|should i pay) (my|the|our) [next]
          ([<bill type>] <bills>|{billPayee} bill) [due]
      how (much|high|big) (is|are|'s|was|do i owe on|do i have to pay for|do i owe for) (my|the|our)
          [last|latest|current|next] ([<bill type>] <bills>|{billPayee} bill|<lone bill>)
          <bill parts>
      what (is|'s|are) my [<bill status>] [<bill type>] <bills> [for this month] <bill parts>
      what (do i|do we) owe (for|on) (my|the|our) [<bill type>] <bills>
      (what|how much) (do i|do we) [still] owe (on|for) (my|our) {billPayee:<named card>}
      [all|my|the|all my|our|any] (unpaid {status=unpaid}|open {status=unpaid}|outstanding
          {status=unpaid}|overdue {status=unpaid}|pending {status=pending}|paid {status=completed}
          |failed {status=failed}) [<bill type>] <bills> <bill parts> [please]
      [all|my|the|all my|our|any] [<bill type>] <bills> (due|coming due|falling due) [on|by|in
          |before] {dueDateRange} [please]
      (is|are|were) any [of (my|the)|of our] [<bill type>] <bills> [still|currently|now] <bill
          status> <bill parts>
      (is|are) there [any|a|an|some] [<bill status>] [<bill type>] <bills> [still] [<bill status>]
          <bill parts>
      how (much|high|big) (is|are|'s|was) [my|the|our] [last|latest|current|next] <bill type>
          <bills> <bill parts>
      [my|the|our] (<bill type> <bills>|<lone bill>) {,} how (much|high|big) is it
      <find> [the|my|all|all my] <bills> [that|which] (i|we) (paid|settled|have paid) [on|in|during]
          {paymentDateRange}
      what (do i|do we) [still] owe (for|on) (my|the|our) <lone bill>
      (what is|what's|when is|when's|show me|show) my next [<bill type>] <bills> [due]
      (is|are|was|were) (my|the|our) <lone bill> (paid|due) [on|by|in] {dueDateRange}
      <tell me> (if|whether) (i have|i've|there are|i got) [any] <searched bills> <bill parts>
      (did|has|have|is|are|was|were) (my|the|our) ([<bill type>] <bills>|<lone bill>|{billPayee}
          (bill|invoice)) [already] (go through|get paid|gone through|been paid|cleared|clear|paid
          |been settled|settled|been taken care of|overdue|due) [yet|already|<bill parts>]
      <tell me> (if|whether|that) (my|the|our) ([<bill type>] <bills>|<lone bill>|{billPayee} (bill
          |invoice)) (has been|have been|is|are|was|were|got|went|'s) [already] (paid|settled
          |cleared|through|covered|taken care of|due|overdue) [yet|already]
      [my|the] [<bill type>] <bills> {,} (which|what) [ones|of them|one] (are|is) [still] <bill
          status>
      what (did|have) (i|we) (pay|paid|spend|spent) (in|for|on) bills [in|during] {paymentDateRange}
      (has|have|did) [the|my] {billPayee} (sent|billed|charged|invoiced|send|bill|charge|invoice)
          (me|us) [a bill|an invoice|anything|any bills|a new bill] [[in|for] {dueDateRange}]
      (have you|do you have|is there|have i|do i have) (any|a|some) (record|trace|sign|sight|copy)
          of [a|any|the|my] [<bill status>] [<bill type>] <bills> <bill parts>
      (what|which) (are|is|'s|were) [my|the|our|all my|those] [<bill status>] [<bill type>] <bills>
          <bill parts>
      (<find>|<tell me>) (which|what) [of my|of the] [<bill status>] [<bill type>] <bills> [are|is]
          [still] [<bill status>] <bill parts>
      [my|the|our] [latest|last|current|next|unpaid {status=unpaid}] <bill type> (bill|bills
          |invoice) [please]
      <tell me> (what|how much|how high|how big) (my|the|our) ([<bill type>] <bills>|<lone bill>
          |{billPayee} bill) (looks like|look like|is|are|was|were|comes to|come to|will be|amounts
          to) <bill parts>

    Nothing
      (pay|send|transfer) [um|uh|er] [well|like|so] the thing {*}
      bill (never|always|still|often|usually|just|hardly|rarely|already) {*}
      {*,} bill (never|always|still|often|usually|just|hardly|rarely|already) {*}
      pay (now|here|there|off|attention|respects|respect|heed|homage|tribute|lip service|day|dirt
          |rise|the price|my respects|your respects|interest|taxes|tax|cash|extra|up|more|less
          |nothing|in full|later|in cash) [{*}]
      pay {*} (a visit|a compliment|attention|no mind|a call|respect)
      (send|give|transfer) me to {*}
      give me (a hand|a break|a minute|a second|a sign|a hint|a clue|a reason|five)
      give {*} a (hand|break|chance|hug|kiss|try|go|shot|lift|ride|hard time|second chance)
      (charge|recharge) [my|the] (phone|laptop|battery|car|tablet|watch|headphones) [{*}]
      (bill|invoice) is {*}
      bill (me|them) [later]
      {*} (dollars|bucks|euros|pounds|quid|cents|pence) to (enter|park|get|fix|buy|make|play|win|see
          |go|do|have|the|repair|join|rent|ride|use|spend|my name|spare|be) [{*}]
      (move|shift|put|take|transfer|bring) {*} from [the|my] <room> (to|into|in) {*}
      how much is in (stock|it|there|here|a {*}|the {*}|this|that|store)
      my (balance|account) (is|was|has|got|looks) {*}
      (move|shift|sweep|empty) everything from (the|our|this) {*} (to|into|in) {*}
      how much is left in (a|the|this|that|my|our|stock) {*}
      (move|shift) from {*} to {*}
      pay [my|your|the] (taxes|dues|fine|fines|respects) [{*}]
      (open|start|set up|create|make|open up) [me|us] (a|an|another) [new] [{*}] <account> [{*}]
      (close|close down|shut down|freeze) (my|the|our|this) [{*}] <account> [{*}]
      (bring|get|give|fetch|hand) (me|us) the (bill|check|tab) [please] [{*}]
    """
}
