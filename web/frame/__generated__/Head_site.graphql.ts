/**
 * @generated SignedSource<<3d69c5cc80c63321ea742ec03672ea72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Head_site$data = {
  readonly defaultMeta: {
    readonly description: string;
    readonly title: string;
  };
  readonly logo: string | null | undefined;
  readonly settings: {
    readonly google_search_console_verification: string | null | undefined;
    readonly pwa_settings: {
      readonly theme_color: string | null | undefined;
    };
  };
  readonly " $fragmentType": "Head_site";
};
export type Head_site$key = {
  readonly " $data"?: Head_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Head_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Head_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteMeta",
      "kind": "LinkedField",
      "name": "defaultMeta",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "logo",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "8c26ef0d872973651f68d997f6617194";

export default node;
