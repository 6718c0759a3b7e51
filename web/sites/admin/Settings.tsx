import { graphql, useFragment } from 'react-relay'
import { isBuiltSetting, settingGroups, settingsOf } from '../../../services/rules/sites/site-settings.ts'
import layout from '../../ui/theme/layout.module.css'
import type { Settings_site$key } from './__generated__/Settings_site.graphql.ts'
import css from './admin.module.css'
import { SettingForm } from './SettingForm.tsx'

/** Forms of all settings, in groups. Each setting is saved separately. */
export function Settings({ site: key }: { site: Settings_site$key }) {
  const { id, settings } = useFragment(
    graphql`
      fragment Settings_site on Site {
        id
        settings {
          social {
            platform
            url
          }
          enable_auth_wall
          subscription_wall
          subscription_pop_up_time_based {
            enabled
            delay_ms
          }
          crisis_response_banner {
            enabled
            text
            links {
              title
              url
            }
          }
          content_driver_banner {
            enabled
            text
            link {
              title
              url
            }
          }
          meta {
            title
            description
            keywords
          }
          og_image_default
          google_search_console_verification
          pwa_settings {
            theme_color
            short_name
          }
          accessibility
          one_tap_enabled
          google_client_id
          facebook_one_tap
          recaptcha_key
          one_trust_id
          ads_enabled
          consent_sources {
            functional
            measurement
            advertising
          }
          data_layer
          datadog {
            application_id
            client_token
            site
          }
          second_factor {
            administrators
            moderators
            super_administrators
            community_techs
          }
          corporate_site
        }
      }
    `,
    key,
  )
  const all = settingsOf(settings)
  return (
    <section aria-labelledby="settings" className={css.settings}>
      <h2 id="settings">Settings</h2>
      {Object.entries(settingGroups).map(([heading, names]) => (
        <details key={heading} className={layout.card}>
          <summary className={css.summary}>{heading}</summary>
          {names.filter(isBuiltSetting).map((name) => (
            <SettingForm key={name} siteId={id} name={name} settings={all} />
          ))}
        </details>
      ))}
    </section>
  )
}
