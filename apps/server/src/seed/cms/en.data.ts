import type { CmsPages } from './cms-pages.ts';

/** The pages of text in English, for any site. */
export const englishPages: CmsPages = {
  about_us: ({ site, currency }) => `
<h2>About ${site}</h2>
<p>${site} brings slots, live tables, fishing games, lotteries, bingo and a full sportsbook together under one account. You sign up once, hold one balance in ${currency}, and move between a football match and a roulette wheel without ever leaving the page.</p>
<p>We are a small team of people who have worked on both sides of the counter: odds compilers, dealers, support agents and engineers. What we build is what we want to use ourselves: pages that load quickly on an ordinary phone, prices that say what they mean, and a history in which every bet and every payment can be followed from beginning to end.</p>
<h3>What you can expect from us</h3>
<ul>
<li><strong>Clear money.</strong> Your balance changes only when you play, deposit, withdraw or receive a reward, and each change is recorded.</li>
<li><strong>Fair prices.</strong> A bet is accepted at the odds you saw. If they moved, we ask you first.</li>
<li><strong>Fast answers.</strong> Our support desk reads every message and replies in the language you wrote in.</li>
<li><strong>Protection.</strong> Set limits, take a time-out or exclude yourself on the page <a href="/responsible-gaming">Responsible Gaming</a>.</li>
</ul>
<h3>Where the games come from</h3>
<p>The lobby holds games of more than twenty studios. Every game shows who made it, what it returns to players over time, and how lively it plays. We add new titles every week and remove those that our players do not enjoy.</p>
<p>Questions, praise or complaints? Write to us through the Assistant; a person will answer.</p>`,
  faqs: ({ site, age }) => `
<h2>Frequently asked questions</h2>
<h3>How do I open an account?</h3>
<p>Choose <a href="/register">Sign up</a>, pick a username and a password, and enter your mobile number and mail address. We send a six-digit code to your phone. Enter it within five minutes and your account is ready. You must be at least ${age} years old, and each person may hold one account at ${site}.</p>
<h3>I did not receive my code. What now?</h3>
<p>Check that the number is right and that your phone has a signal, then ask for a new code after one minute. The newest code is the one that works; older ones stop as soon as it is sent. After five wrong tries a code no longer works and you need another.</p>
<h3>I forgot my password.</h3>
<p>Open <a href="/forgot-password">Forgot your password?</a> and enter your username with the mobile number of the account. If they belong together you receive a code with which you choose a new password. All devices are signed out when you do.</p>
<h3>How do I deposit?</h3>
<p>Sign in, open <a href="/deposit">Deposit</a>, choose a method and an amount, and follow the payment page. Your balance is updated as soon as the payment is confirmed, usually within a minute. See <a href="/banking">Banking</a> for limits and times.</p>
<h3>When is my bet settled?</h3>
<p>Sports bets are settled when the result is official, as a rule within minutes of the final whistle. If a result is corrected later, we correct the settlement too, and My bets shows both.</p>
<h3>The odds changed while I placed my bet.</h3>
<p>Odds move with the market. If the price falls between your click and our acceptance, we do not take the bet but show you the new price. You decide. You can also choose to accept better prices automatically.</p>
<h3>How do I withdraw?</h3>
<p>Sign in, open <a href="/withdrawal">Withdrawal</a>, and choose where the money goes and how much. The page shows what may leave now, what still waits and why, the fee and the time, and follows the payment until it has arrived. See <a href="/banking">Banking</a> for more.</p>
<h3>How do I close my account?</h3>
<p>Withdraw what is left of your balance, then write to support through the Assistant. To keep yourself from playing, exclude yourself on the page <a href="/responsible-gaming">Responsible Gaming</a>; you can still withdraw.</p>`,
  privacy_policy: ({ site }) => `
<h2>Privacy policy</h2>
<p>This page says what ${site} knows about you, why, and what you can do about it. We keep it short because we collect little.</p>
<h3>What we collect</h3>
<ul>
<li>What you enter: username, name, mobile number and mail address. Your password is stored only as a one-way hash; nobody here can read it.</li>
<li>What you do: sign-ins, deposits, bets, game rounds and messages, because the law and fair play require a complete record.</li>
<li>What your device says: address, browser and language, used to keep accounts safe and pages readable.</li>
</ul>
<h3>What we use it for</h3>
<p>To run your account, to pay you, to prevent fraud and under-age play, to meet our legal duties, and, if you allow it, to tell you about offers. We do not sell personal data, and public lists of winners show usernames only with most of their letters hidden.</p>
<h3>Who else sees it</h3>
<p>Payment providers see what they need to move your money. Game studios see a pseudonym, never your name. Authorities see what the law obliges us to show. Each of them may use the data for that purpose only.</p>
<h3>How long we keep it</h3>
<p>Account and payment records are kept for as long as the law requires after an account is closed, then deleted. Sign-in records are deleted after one month.</p>
<h3>Cookies</h3>
<p>We set a few cookies of our own: your language, the size of your screen, and the name of the site. Your sign-in is kept in this browser and ends after thirty minutes without use. Measuring scripts run only where the operator of the site has listed them.</p>
<h3>Your rights</h3>
<p>You may see, correct and receive a copy of your data, object to marketing, and ask for deletion where no legal duty stands against it. Write to support through the Assistant; we answer within thirty days.</p>`,
  term_condition: ({ site, age, currency }) => `
<h2>Terms and conditions</h2>
<p>By opening an account at ${site} you agree to these terms. Please read them once; we tell you before they change.</p>
<h3>1. Your account</h3>
<p>You must be at least ${age} years old and play for yourself. One account per person; further accounts are closed and bets between them void. Keep your password to yourself: what happens under your sign-in is yours.</p>
<h3>2. Money</h3>
<p>Your account is kept in ${currency}. Deposits must come from a payment method in your own name. Withdrawals go back to you, never to somebody else. We may ask for proof of identity before a payout.</p>
<h3>3. Bets</h3>
<p>A bet counts from the moment it appears as accepted in your history. Limits per bet and per payout are shown in the bet slip. Where odds or a line were offered by obvious error, after the outcome was known, or while we were technically unable to follow the match, the bet is void and the stake returned.</p>
<h3>4. Settlement</h3>
<p>Football bets are settled on the result after regular time including stoppage time, unless the market says otherwise. Matches that are abandoned or not played within 48 hours are void. Asian handicap and total lines at quarters are settled half by half. If an official result is corrected, settlements are corrected accordingly.</p>
<h3>5. Games</h3>
<p>Every round has one result, decided by the game's own random process. A malfunction voids the round and returns the stake. Interrupted rounds continue where they stopped or are settled by the rules of the game.</p>
<h3>6. Fair use</h3>
<p>Automated play, collusion, and the use of errors are not allowed. Rewards are for personal enjoyment; where they are collected in an organised way we may withdraw them.</p>
<h3>7. Protection of players</h3>
<p>Limits, time-outs and self-exclusion bind both sides: while an exclusion lasts you cannot play, and we may not let you.</p>
<h3>8. Complaints</h3>
<p>Tell us first. If we cannot agree within eight weeks you may take the matter to an independent body; support names the one for your country.</p>`,
  responsible_gaming: ({ site, age }) => `
<h2>Responsible gaming</h2>
<p>Play is entertainment, and like any entertainment it costs money over time. It is not a way to earn a living or to win back what was lost. At ${site} we help you keep it what it should be.</p>
<h3>Before you play</h3>
<ul>
<li>Decide how much you can do without, and stop when it is gone.</li>
<li>Decide how long, and set an alarm.</li>
<li>Do not play to forget, when you have been drinking, or with borrowed money.</li>
<li>Never chase a loss. The next round does not know about the last.</li>
</ul>
<h3>Limits, pauses and self-exclusion</h3>
<p>When you are signed in, this page sets limits for your deposits, losses and stakes per day, week and month. Lowering a limit works at once; raising one takes 24 hours. Here you also take a time-out of a day to six weeks, or exclude yourself for six months or more; neither can be ended early.</p>
<h3>Ask yourself</h3>
<ul>
<li>Do I play longer or for more than I meant to?</li>
<li>Do I hide how much I play?</li>
<li>Have I borrowed or sold something in order to play?</li>
<li>Do I become restless when I cannot?</li>
</ul>
<p>If you answer yes more than once, take a break and talk to somebody. Independent helplines listen without judging, and they cost nothing. Our support desk gives you the number for your country.</p>
<h3>Young people</h3>
<p>Nobody under ${age} may play here. We check, and close accounts that break the rule. If children use your device, keep your password to yourself and use filtering software.</p>`,
  banking: ({ site, currency }) => `
<h2>Banking</h2>
<p>Your account at ${site} is kept in ${currency}. The methods you can use, with their limits and times, stand on the page <a href="/deposit">Deposit</a> when you are signed in; here is how they work.</p>
<h3>Deposits</h3>
<ol>
<li>Choose a method and an amount between its minimum and maximum.</li>
<li>You are taken to the page of the payment provider. We never see your card or wallet details.</li>
<li>As soon as the provider confirms, your balance grows and the deposit page lists it. Mostly this takes less than a minute; bank transfers may take longer outside banking hours.</li>
</ol>
<p>Closed the page by accident? Nothing is lost. The state of your last deposits stands on the deposit page, and a payment that arrives later is still credited.</p>
<h3>Withdrawals</h3>
<p>Add your bank account, wallet or address once, in your own name; for your safety a new one rests before its first use. Then open <a href="/withdrawal">Withdrawal</a>, choose the amount and confirm with a code. The page shows what may leave and what still waits, and each step of the payment: checked, approved, sent, paid. A larger one may need a check by a person first.</p>
<h3>Fees</h3>
<p>Deposits cost nothing with us. The fee of a withdrawal, where its method has one, is shown before you confirm. Your bank or wallet may charge its own.</p>
<h3>Something is missing?</h3>
<p>Note the day and the amount of the deposit and write to support. Together with the reference of your bank we find any payment, usually within the hour.</p>`,
};
