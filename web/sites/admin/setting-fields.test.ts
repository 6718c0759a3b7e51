import { test } from 'tap'
import { check } from '../../../services/rules/check.ts'
import {
  SettingName,
  type FormSetting,
  settingGroups,
  settingValue,
  SiteSettings,
} from '../../../services/rules/sites/site-settings.ts'
import { settingForms, typedOf, valueOf } from './setting-fields.ts'

const full = SiteSettings.parse({
  social: [{ platform: 'YOUTUBE', url: 'https://www.youtube.com/@lupus' }],
  crisis_response_banner: {
    enabled: true,
    text: 'You are not alone.',
    links: [{ title: 'Call', url: 'tel:988' }],
  },
  content_driver_banner: { enabled: true, text: 'Look', link: { title: 'Here', url: '/forums' } },
  pwa_settings: { theme_color: '#112233', short_name: 'Lupus' },
  consent_sources: { measurement: ['https://tags.example.com'], advertising: ['https://*.example.org'] },
  data_layer: { vertical: 'lupus', tier: '1 = 2' },
  subscription_pop_up_time_based: { enabled: true, delay_ms: 3000 },
  og_image_default: '/og.png',
  datadog: { application_id: 'a', client_token: null, site: 'datadoghq.eu' },
})

const formSettings = SettingName.exclude(['content_rules', 'checked_steps']).options

test('The form of a setting saves the values that it shows', async (t) => {
  for (const settings of [full, SiteSettings.parse({})]) {
    for (const name of formSettings) {
      const saved = check(settingValue(name), valueOf(name, typedOf(name, settings)))
      t.same('data' in saved ? saved.data : saved.problem, settings[name], name)
    }
  }
})

test('Every setting without a screen of its own has a form and belongs to one group', async (t) => {
  const grouped = Object.values(settingGroups).flat()
  t.same(grouped.toSorted(), formSettings.toSorted())
  t.same(Object.keys(settingForms).toSorted(), formSettings.toSorted())
})

test('Invalid values of settings are reported in readable messages', async (t) => {
  const problem = (name: FormSetting, ...typed: (string | boolean)[]) =>
    check(settingValue(name), valueOf(name, typed)).problem
  t.match(problem('crisis_response_banner', true, '', 'Call | javascript:alert(1)'), /tel:/)
  t.match(problem('consent_sources', '', '', 'ads.example.com'), /https/)
  t.type(problem('subscription_pop_up_time_based', true, 'soon'), 'string')
  t.equal(problem('google_client_id', ''), null)
})
