/** How long, in ms, a page that is not painted (in a tab that nobody looks at, say) waits before it starts all the same. */
const PATIENCE = 300

/**
 * The body of the script that brings a page to life: runs modules, given by their paths, one after the other, each in a
 * task of its own, once the page has been painted. Somebody reads meanwhile, and a finger is answered in between.
 */
export const startupScript = (modules: readonly string[]): string =>
  `{let m=${JSON.stringify(modules)},n=()=>{let f=m.shift();f&&import(f).then(()=>setTimeout(n))},b=0,s=()=>{b++||setTimeout(n)};requestAnimationFrame(s);setTimeout(s,${PATIENCE})}`
