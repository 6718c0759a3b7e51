/** Maximum wait of an unpainted page (for example in a background tab) before it starts, in ms. */
const MAX_WAIT_MS = 300

/** Modules of a page, as paths from the host's root. */
interface Modules {
  /** All modules needed at once, fetched in parallel. */
  fetch: readonly string[]
  /** The entry modules among them, run in this order. */
  run: readonly string[]
}

/**
 * The body of the script that starts the page's modules after the first paint, so that they do not delay reading on
 * a slow connection. Each module runs in its own task, so that input is handled in between. If one cannot be
 * fetched, controls work as without JavaScript.
 */
export const startupScript = ({ fetch, run }: Modules): string =>
  `{let p=${JSON.stringify(fetch)},m=${JSON.stringify(run)},n=()=>{let f=m.shift();f&&import(f).then(()=>setTimeout(n),()=>removeEventListener("click",__EARLY__,!0))},b=0,s=()=>{if(b++)return;for(let h of p){let l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)}setTimeout(n)};requestAnimationFrame(()=>setTimeout(s));setTimeout(s,${MAX_WAIT_MS})}`
