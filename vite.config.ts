import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { relay } from './scripts/build/relay.ts'
import { entries } from './web/frame/document/entries.ts'

/**
 * Code that every page needs besides the web's own: it changes seldom, and stays in browsers' caches. Several files,
 * each run in a task of its own, because those of `web/frameworks/` run at once and not on first use.
 */
const frameworks = Object.entries({
  react: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/web\/frameworks\/react\.ts$/,
  relay: /\/node_modules\/(?:react-relay|relay-runtime|fbjs|invariant)\/|\/web\/frameworks\/relay\.ts$/,
  router: /\/node_modules\/(?:react-router|cookie|set-cookie-parser)\//,
}).map(([name, test]) => ({ name: `frameworks-${name}`, test }))

// The rest that every page imports at once, as one file, also where a lazy screen imports some of it.
const frame = { name: 'frame', tags: ['$initial'] }

// Fields of forms, as one file, because few pages show a form before somebody presses a button.
const forms = {
  name: 'forms',
  test: /\/web\/(?:ui\/(?:forms\/(?:Checkbox|Field|Select|select|combobox|type-ahead)|overlays\/(?:Tooltip|tooltip|useTrigger))|accounts\/(?:auth\/auth\.module|(?:__generated__\/)?useChangeUsername)|disorders\/__generated__\/DisorderPicker)/,
  minShareCount: 5,
}

// Code that many screens share, as one file, so that a page asks for few. Without forms: they bring the rules of fields
// and zod, which nobody needs before a form is open. Without the search for conditions, the decisions of moderators and
// the comparison of texts, which few screens have at once, and without articles, uploads and what only lists and their forms need, as a thread has
// its own, and scripts of others.
const common = {
  name: 'common',
  test: /\/web\/(?!.*(?:Form(?:Field)?\.tsx|frame\/StepLink\.tsx|accounts\/(?:auth|captcha|factors).*|moderation\/(?:decision|queue)\/.*|forums\/.*ThreadTeaser.*|frame\/consent\/load-script\.ts|relay\/.*useListPage.*|(?:content|media|pictures|recommendations|sections)\/.*|ui\/(?:Empty|Badge|useFocusOn|forms\/(?:Checkbox|QueryInput)|text\/counted|Pagination|page-numbers)\.tsx?|moderation\/difference\/Diff\.tsx|ruled\.ts|DisorderPicker\.tsx|Combobox\.tsx)$)|\/node_modules\/lucide-react\//,
  minShareCount: 5,
}

// What draws sections, with the drawing of the type that most pages have, and the names and styles of articles.
const renderer = {
  name: 'renderer',
  test: /\/web\/sections\/(?:ContentRenderer|drawings?\.|section-types|__generated__\/sectionTypes|HTML\/(?:HTML|.*\.css|__generated__))|\/web\/content\/(?:names|content\.module)/,
}

// What the drawings of sections share, as one file: a page has some of them or none.
const sections = { name: 'sections', test: /\/web\/sections\/parts\//, minShareCount: 2 }

// Components that show members' texts: many small files that are used together.
const content = {
  name: 'content',
  test: /\/web\/(?:reactions\/|bookmarks\/(?:__generated__\/)?(?:BookmarkButton|useUpdateBookmark)|relay\/connections|frame\/(?:layout\/Conduct|engagement-words)|comments\/|earlier-versions\/EditedMark|withdrawals\/undo|moderation\/(?:decision\/StateNotice|history\/HistoryLink|moderation)|ui\/(?:drafts\/drafts|forms\/(?:Composer|useDraft)|text\/Prose|useFocusOn|MoreButton))/,
  minShareCount: 2,
}

/** The sites speak one language, react-aria thirty-four: all of them are its English. */
const english: Plugin = {
  name: 'english',
  enforce: 'pre',
  load: {
    filter: { id: /\/react-(?:aria|stately)\/.*\/intl\/.*\/(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/ },
    handler: () => "export { default } from './en-US.mjs'",
  },
}

/**
 * Relay takes a property that is left out for one that is null, which its artifacts have in every field. Their hashes are
 * for compilers: `npm run generate -- --check` compares more.
 */
const lean: Plugin = {
  name: 'lean',
  enforce: 'pre',
  transform: {
    filter: { id: /\.graphql\.ts$/ },
    handler: (code) =>
      code.replaceAll(/"(?:alias|args|storageKey)": null,?|\(node as any\)\.hash = "\w+";/g, ''),
  },
}

/** Modules need nothing before them, so that Vite's helper, which fetches it, is left out. */
const bare: Plugin = {
  name: 'bare',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

/** The browser's build (`vite build`) and the server's (`vite build --ssr`); `npm run build` makes both. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [english, lean, bare, relay],
  publicDir: false,
  css: {
    // Names stand on a page as often as it has elements: they are readable in development only.
    modules: {
      generateScopedName: mode === 'production' ? '[hash:base64:5]' : '[name]__[local]__[hash:base64:4]',
    },
  },
  build: {
    outDir: isSsrBuild ? 'web/dist/server' : 'web/dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Pages name what they start with (web/frame/document/startup.ts). The names of what further modules import are 3 kB of each page.
    modulePreload: false,
    // One stylesheet: small, and nothing is ever shown without its style.
    cssCodeSplit: false,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      input: isSsrBuild ? 'web/entry-server.tsx' : entries,
      ...(!isSsrBuild && {
        output: {
          codeSplitting: { groups: [...frameworks, frame, forms, renderer, sections, common, content] },
        },
      }),
    },
  },
  // All of it in one bundle: React is the production one whatever NODE_ENV the server has, and helpers that only
  // the bundler finds are in it.
  ssr: { noExternal: true },
  ...(isSsrBuild && {
    resolve: { alias: { 'react-relay': fileURLToPath(new URL('web/relay/server.ts', import.meta.url)) } },
  }),
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}))
