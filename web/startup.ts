/** How long, in ms, a page that is not painted (in a tab that nobody looks at, say) waits before it starts all the same. */
const PATIENCE = 300

/** What a page comes to life with, as paths from the host's root. */
interface Modules {
  /** All that it needs at once: fetched side by side. */
  fetch: readonly string[]
  /** Those of them that are run, in this order; they import the others. */
  run: readonly string[]
}

/**
 * The body of the script that brings a page to life once it has been painted: on a slow line what is read comes before
 * what answers, and nothing of it holds the other up. Each module is run in a task of its own, so that a finger is
 * answered in between. Where one cannot be fetched, presses do what they do without JavaScript.
 */
export const startupScript = ({ fetch, run }: Modules): string =>
  `{let p=${JSON.stringify(fetch)},m=${JSON.stringify(run)},n=()=>{let f=m.shift();f&&import(f).then(()=>setTimeout(n),()=>removeEventListener("click",__EARLY__,!0))},b=0,s=()=>{if(b++)return;for(let h of p){let l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)}setTimeout(n)};requestAnimationFrame(()=>setTimeout(s));setTimeout(s,${PATIENCE})}`
