import { graphql, useFragment } from 'react-relay'
import {
  isBuiltSetting,
  settingGroups,
  settingsOf,
  type SettingGroup,
} from '../../../services/rules/sites/site-settings.ts'
import layout from '../../ui/theme/layout.module.css'
import type { Settings_site$key } from './__generated__/Settings_site.graphql.ts'
import { SettingForm } from './SettingForm.tsx'

/** Forms of the settings of a group. Each setting is saved separately. */
export function Settings({
  site: key,
  group,
  heading,
}: {
  site: Settings_site$key
  group: SettingGroup
  heading: string
}) {
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
    <section aria-labelledby={group} className={layout.card}>
      <h2 id={group}>{heading}</h2>
      {settingGroups[group].filter(isBuiltSetting).map((name) => (
        <SettingForm key={name} siteId={id} group={group} name={name} settings={all} />
      ))}
    </section>
  )
}
