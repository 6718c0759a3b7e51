/**
 * @generated SignedSource<<17a0d25462d165df5fadd262386a39de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Settings_site$data = {
  readonly id: string;
  readonly settings: {
    readonly accessibility: boolean;
    readonly ads_enabled: boolean;
    readonly consent_sources: {
      readonly advertising: ReadonlyArray<string>;
      readonly functional: ReadonlyArray<string>;
      readonly measurement: ReadonlyArray<string>;
    };
    readonly content_driver_banner: {
      readonly enabled: boolean;
      readonly link: {
        readonly title: string;
        readonly url: string;
      } | null | undefined;
      readonly text: string;
    };
    readonly corporate_site: string;
    readonly crisis_response_banner: {
      readonly enabled: boolean;
      readonly links: ReadonlyArray<{
        readonly title: string;
        readonly url: string;
      }>;
      readonly text: string;
    };
    readonly data_layer: unknown;
    readonly datadog: {
      readonly application_id: string | null | undefined;
      readonly client_token: string | null | undefined;
      readonly site: string;
    };
    readonly enable_auth_wall: boolean;
    readonly facebook_one_tap: boolean;
    readonly google_client_id: string | null | undefined;
    readonly google_search_console_verification: string | null | undefined;
    readonly meta: {
      readonly description: string;
      readonly keywords: string;
      readonly title: string;
    };
    readonly og_image_default: string | null | undefined;
    readonly one_tap_enabled: boolean;
    readonly one_trust_id: string | null | undefined;
    readonly pwa_settings: {
      readonly short_name: string;
      readonly theme_color: string | null | undefined;
    };
    readonly recaptcha_key: string | null | undefined;
    readonly second_factor: {
      readonly administrators: boolean;
      readonly community_techs: boolean;
      readonly moderators: boolean;
      readonly super_administrators: boolean;
    };
    readonly social: ReadonlyArray<{
      readonly platform: string;
      readonly url: string;
    }>;
    readonly subscription_pop_up_time_based: {
      readonly delay_ms: number;
      readonly enabled: boolean;
    };
    readonly subscription_wall: boolean;
  };
  readonly " $fragmentType": "Settings_site";
};
export type Settings_site$key = {
  readonly " $data"?: Settings_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Settings_site">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "enabled",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/),
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Settings_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteSettings",
      "kind": "LinkedField",
      "name": "settings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SocialLink",
          "kind": "LinkedField",
          "name": "social",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "platform",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "enable_auth_wall",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subscription_wall",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SubscriptionPopUp",
          "kind": "LinkedField",
          "name": "subscription_pop_up_time_based",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "delay_ms",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CrisisResponseBanner",
          "kind": "LinkedField",
          "name": "crisis_response_banner",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "TitledLink",
              "kind": "LinkedField",
              "name": "links",
              "plural": true,
              "selections": (v4/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ContentDriverBanner",
          "kind": "LinkedField",
          "name": "content_driver_banner",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "TitledLink",
              "kind": "LinkedField",
              "name": "link",
              "plural": false,
              "selections": (v4/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteMeta",
          "kind": "LinkedField",
          "name": "meta",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "description",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "keywords",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "og_image_default",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "google_search_console_verification",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PwaSettings",
          "kind": "LinkedField",
          "name": "pwa_settings",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "theme_color",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "short_name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accessibility",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "one_tap_enabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "google_client_id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "facebook_one_tap",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recaptcha_key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "one_trust_id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ads_enabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ConsentSources",
          "kind": "LinkedField",
          "name": "consent_sources",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "functional",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "measurement",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "advertising",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "data_layer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DatadogSettings",
          "kind": "LinkedField",
          "name": "datadog",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "application_id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "client_token",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "site",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SecondFactorDemand",
          "kind": "LinkedField",
          "name": "second_factor",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "administrators",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "moderators",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "super_administrators",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "community_techs",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "corporate_site",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};
})();

(node as any).hash = "4167b64261bae738e1f79b7b0f4a3419";

export default node;
