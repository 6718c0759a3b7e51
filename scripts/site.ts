import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { styleText } from 'node:util'
import { Argument, Command } from 'commander'
import { v7 } from 'uuid'
import type { SiteId } from '../events/kinds.ts'
import { cleanSections } from '../services/api/graphql/sections/shown-sections.ts'
import { liveIntent } from '../services/commands/frame/intent.ts'
import { newId } from '../services/commands/frame/ids.ts'
import { sites, type SiteCommand } from '../services/commands/sites.ts'
import { indexTypes } from '../services/rules/sites/categories.ts'
import type { Settings } from '../services/settings.ts'
import type { Sql } from '../services/postgres/sql.ts'
import { SettingName } from '../services/rules/sites/site-settings.ts'
import { SiteFlag } from '../services/rules/sites/sites.ts'
import { runCommand } from './command/run.ts'
import { callerPath, openNetwork, type Part } from './network.ts'
import { caughtUp } from './network/caught-up.ts'
import { exportSite } from './site/export.ts'
import { readSites, siteNamed, type KnownSite } from './site/read.ts'
import { withWorkshop, type Workshop } from './command/workshop.ts'

// npm run site: manages the communities of the network. Changes take effect at once.

const inWorkshop = async (
  work: (workshop: Workshop, sql: Sql, settings: Settings) => Promise<void>,
  need: readonly Part[] = ['postgres', 'eventstore'],
) => {
  const network = await openNetwork({ need, log: (line) => console.error(line) })
  const { settings } = network
  try {
    await withWorkshop(settings, (workshop, sql) => work(workshop, sql, settings))
  } finally {
    await network.close()
  }
}

async function carryOut({ dispatch }: Workshop, site: SiteId, command: SiteCommand, commandId = v7()) {
  const outcome = await dispatch(sites, command, liveIntent('system', site, commandId))
  if (!outcome.ok) throw new Error(outcome.rejection.message)
  return outcome.events.length > 0
}

interface Output {
  json?: boolean
}

const change = (
  prefix: string,
  { json = false }: Output,
  command: (site: SiteId, all: readonly KnownSite[]) => SiteCommand,
) =>
  inWorkshop(async (workshop) => {
    const all = await readSites(workshop.log)
    const { id } = siteNamed(all, prefix)
    const changed = await carryOut(workshop, id, command(id, all))
    if (json) console.log(JSON.stringify({ prefix, changed }))
    else console.log(changed ? `${prefix} was changed.` : `${prefix} already has this value.`)
  })

/** Parses JSON from an argument or from the file that it names. Throws for invalid JSON. */
function jsonOf(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${what} is not valid JSON. A text is written with quotes, as '"text"'.`)
  }
}
const fileOf = (path: string): unknown =>
  jsonOf(readFileSync(resolve(process.env.INIT_CWD ?? '.', path), 'utf8'), path)

const command = new Command('site').description(
  'Manage the communities of the network. Changes take effect at once, on open pages too.',
)
const sub = (usage: string, description: string) =>
  command.command(usage).description(description).option('--json', 'print JSON')

sub('list', 'list all communities').action(({ json = false }: Output) =>
  inWorkshop(async ({ log }) => {
    const all = await readSites(log)
    if (json)
      return console.log(
        JSON.stringify(all.map(({ id, prefix, host, name }) => ({ id, prefix, host, name }))),
      )
    for (const { prefix, host, name } of all) console.log(`${prefix.padEnd(16)} ${host.padEnd(32)} ${name}`)
    if (all.length === 0) console.log('No communities yet. To create one: npm run site -- create --help')
  }),
)

sub('show <prefix>', 'show everything about a community').action((prefix: string, { json = false }: Output) =>
  inWorkshop(async ({ log }) => {
    const site = siteNamed(await readSites(log), prefix)
    if (json) return console.log(JSON.stringify(site))
    for (const [name, value] of Object.entries(site))
      console.log(
        `${styleText('bold', name)}: ${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}`,
      )
  }),
)

sub(
  'export <prefix> <file.xml>',
  'write its articles, pages and drafts as an export of WordPress (WXR), which `npm run import -- wordpress` reads',
).action((prefix: string, path: string, { json = false }: Output) =>
  inWorkshop(
    async ({ log }, sql, { databaseUrl, publicUrl }) => {
      const file = callerPath(path)
      await caughtUp(databaseUrl, log)
      const done = await exportSite(sql, await readSites(log), { prefix, file, publicUrl })
      if (json) return console.log(JSON.stringify({ prefix, ...done }))
      console.log(`${done.items} items were written to ${file}.`)
      if (done.revised > 0)
        console.log(`Of ${done.revised} of them, it has the published text, not the newer one that waits.`)
      console.log('Pictures are named by their addresses; their files are not in it.')
    },
    ['postgres', 'eventstore', 'projector'],
  ),
)

sub('create', 'create a community')
  .requiredOption('--name <name>')
  .requiredOption('--prefix <prefix>', "short, for links and logos; can't be changed later")
  .option('--host <host>', 'without https:// or port (default: <prefix>.localhost)')
  .option('--description <text>', 'one sentence about who it is for', '')
  .option('--accent <colour>', 'in the format #rrggbb', '#1f6f78')
  .action(
    ({
      json = false,
      host,
      ...given
    }: Output & Record<'name' | 'prefix' | 'host' | 'description' | 'accent', string>) =>
      inWorkshop(async (workshop) => {
        const commandId = v7()
        const site = newId('site', commandId)
        const details = { site, ...given, host: host ?? `${given.prefix}.localhost` }
        await carryOut(workshop, site, { name: 'createSite', details }, commandId)
        console.log(
          json ? JSON.stringify({ ...details, id: site }) : `${given.name} was created: ${details.host}`,
        )
      }),
  )

const texts = {
  name: (site, to) => ({ name: 'renameSite', site, to }),
  description: (site, description) => ({ name: 'describeSite', site, description }),
  host: (site, host) => ({ name: 'chooseSiteHost', site, host }),
  accent: (site, accent) => ({ name: 'chooseSiteAccent', site, accent }),
  logo: (site, logo) => ({ name: 'chooseSiteLogo', site, logo: logo === 'none' ? null : logo }),
} as const satisfies Record<string, (site: SiteId, value: string) => SiteCommand>
for (const [name, made] of Object.entries(texts)) {
  sub(
    `${name} <prefix> <${name}>`,
    name === 'logo' ? 'URL of an image; none for a generated logo' : `its ${name}`,
  ).action((prefix: string, value: string, output: Output) =>
    change(prefix, output, (site) => made(site, value)),
  )
}

sub('flag <prefix>', 'switch a feature on or off')
  .addArgument(new Argument('<flag>').choices(SiteFlag.options))
  .addArgument(new Argument('<state>').choices(['on', 'off']))
  .action((prefix: string, flag: string, state: string, output: Output) =>
    change(prefix, output, (site) => ({ name: 'changeSiteFlag', site, flag, on: state === 'on' })),
  )

sub('setting <prefix>', 'set a setting; null restores its default')
  .addArgument(new Argument('<name>').choices(SettingName.options))
  .argument('<json>')
  .action((prefix: string, setting: string, json: string, output: Output) =>
    change(prefix, output, (site) => ({
      name: 'changeSiteSetting',
      site,
      setting,
      value: jsonOf(json, json),
    })),
  )

sub('menu <prefix> <file.json>', 'replace the menu: a list of {menuId, title, url, items}').action(
  (prefix: string, file: string, output: Output) =>
    change(prefix, output, (site) => ({ name: 'arrangeSiteMenu', site, items: fileOf(file) })),
)

sub(
  'homepage <prefix> <file.json>',
  'replace the sections of the home page: a list of {type, options, …}',
).action((prefix: string, file: string, output: Output) =>
  change(prefix, output, (site) => ({
    name: 'arrangeSiteHomepage',
    site,
    sections: cleanSections(fileOf(file)),
  })),
)

sub(
  'wording <prefix> <file.json>',
  'publish the terms at sign-up: {language, sentence, terms, privacy}',
).action((prefix: string, file: string, output: Output) =>
  change(prefix, output, (site) => ({ name: 'publishSiteWording', site, wording: fileOf(file) })),
)

sub('redirect <prefix>', 'add or remove a redirect')
  .addArgument(new Argument('<what>').choices(['add', 'remove']))
  .argument('<path>')
  .argument('[target]', 'the address to redirect to; for add')
  .action((prefix: string, what: string, path: string, redirect: string | undefined, output: Output) =>
    change(prefix, output, (site) =>
      what === 'add'
        ? { name: 'addSiteRedirect', site, path, redirect: redirect ?? '' }
        : { name: 'removeSiteRedirect', site, path },
    ),
  )

sub('category <prefix>', 'add or remove a category')
  .addArgument(new Argument('<what>').choices(['add', 'remove']))
  .argument('<slug>')
  .argument('[name]', 'for add')
  .option('--has-post', 'it has its own post at this address', false)
  .option('--index-type <type>', `content listed on its page: ${indexTypes.join(', ')}`, 'posts')
  .action(
    (
      prefix: string,
      what: string,
      slug: string,
      label: string | undefined,
      { hasPost, indexType, ...output }: Output & { hasPost: boolean; indexType: string },
    ) =>
      change(prefix, output, (site) =>
        what === 'add'
          ? { name: 'addCategory', site, slug, label: label ?? '', hasPost, indexType }
          : { name: 'removeCategory', site, slug },
      ),
  )

sub('parent <prefix> <parent>', 'make it part of a community, by prefix; or none').action(
  (prefix: string, parent: string, output: Output) =>
    change(prefix, output, (site, all) => ({
      name: 'chooseSiteParent',
      site,
      parent: parent === 'none' ? null : siteNamed(all, parent).id,
    })),
)

await runCommand(command)
