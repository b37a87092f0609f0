/** Style sheet of the payment page. */
export const sandboxStyle = `
:root{color-scheme:light dark;--ink:#12203a;--soft:#5a6a85;--page:#eaf0f8;--card:#fff;--line:#d5deeb;--brand:#1b5cff;--good:#0a7d4f;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--ink:#eaf0fb;--soft:#a3b1ca;--page:#0b1220;--card:#141e31;--line:#2a3853;--brand:#6b96ff;--good:#4fd39a;--bad:#ff8a80}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;background:var(--page);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
.card{width:100%;max-width:26rem;background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:1.5rem;box-shadow:0 1rem 3rem rgb(10 25 60 / .12)}
header{display:grid;grid-template-columns:auto 1fr;gap:0 .6rem;align-items:center;font-weight:700}
header small{grid-column:2;font-weight:400;color:var(--soft)}
.mark{width:2rem;height:2rem;border-radius:.6rem;background:linear-gradient(135deg,var(--brand),#00b3a4)}
h1{font-size:1.25rem;margin:1.5rem 0 .25rem}
.good h1{color:var(--good)}.bad h1{color:var(--bad)}
.amount{font-size:2.25rem;font-weight:700;margin:0 0 1rem;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.amount span{font-size:1rem;color:var(--soft)}
dl{margin:0 0 1.5rem;border-top:1px solid var(--line)}
dl div{display:flex;justify-content:space-between;gap:1rem;padding:.6rem 0;border-bottom:1px solid var(--line)}
dt{color:var(--soft)}dd{margin:0;text-align:right;overflow-wrap:anywhere}
.reference{font-family:ui-monospace,monospace;font-size:.8rem}
.sum{display:grid;grid-template-columns:1fr;gap:.25rem;margin-bottom:1rem;color:var(--soft)}
.sum input{min-height:3rem;padding:.5rem 1rem;border-radius:.75rem;border:1px solid var(--line);background:transparent;color:var(--ink);font:inherit;font-weight:600}
button,a.primary{display:block;width:100%;min-height:3rem;border-radius:.75rem;border:1px solid var(--line);background:transparent;color:var(--ink);font:inherit;font-weight:600;text-align:center;text-decoration:none;line-height:3rem;padding:0;cursor:pointer}
button.primary,a.primary{background:var(--brand);border-color:var(--brand);color:#fff}
@media (prefers-color-scheme:dark){button.primary,a.primary{color:#0b1220}}
button:focus-visible,a:focus-visible,input:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:.75rem;margin-top:.75rem}
fieldset{margin:1.5rem 0 0;border:1px dashed var(--line);border-radius:.75rem;padding:.5rem 1rem 1rem}
legend{color:var(--soft);font-size:.875rem;padding:0 .4rem}
label{display:flex;gap:.6rem;align-items:center;min-height:2.75rem}
input[type=checkbox]{width:1.25rem;height:1.25rem;flex:none;accent-color:var(--brand)}
`;
