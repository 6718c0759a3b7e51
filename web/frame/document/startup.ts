/** Maximum time in ms that a page waits for its first paint, which never happens in a background tab. */
const MAX_WAIT_MS = 300

/** Modules that a page loads at the start, as paths from the host's root. */
interface Modules {
  /** All modules, which the page fetches in parallel. */
  fetch: readonly string[]
  /** The entry modules among those in `fetch`, in the order in which they run. */
  run: readonly string[]
}

/**
 * Returns the script that starts a page's modules after the first paint, so that they do not delay reading on a slow
 * connection. Each module runs in a separate task, so that input is handled in between. If a module cannot be fetched,
 * links and forms work as without JavaScript.
 */
export const startupScript = ({ fetch, run }: Modules): string =>
  `{let p=${JSON.stringify(fetch)},m=${JSON.stringify(run)},n=()=>{let f=m.shift();f&&import(f).then(()=>setTimeout(n),()=>removeEventListener("click",__EARLY__,!0))},b=0,s=()=>{if(b++)return;for(let h of p){let l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)}setTimeout(n)};requestAnimationFrame(()=>setTimeout(s));setTimeout(s,${MAX_WAIT_MS})}`
