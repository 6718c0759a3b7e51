/**
 * @generated SignedSource<<1ea535ccd644554de235c7fbe6c57f66>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Banners_site$data = {
  readonly features: ReadonlyArray<string>;
  readonly settings: {
    readonly content_driver_banner: {
      readonly enabled: boolean;
      readonly link: {
        readonly title: string;
        readonly url: string;
      } | null | undefined;
      readonly text: string;
    };
    readonly crisis_response_banner: {
      readonly enabled: boolean;
      readonly links: ReadonlyArray<{
        readonly title: string;
        readonly url: string;
      }>;
      readonly text: string;
    };
  };
  readonly " $fragmentType": "Banners_site";
};
export type Banners_site$key = {
  readonly " $data"?: Banners_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Banners_site">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "enabled",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v2 = [
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
    "name": "url",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Banners_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "features",
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
          "concreteType": "CrisisResponseBanner",
          "kind": "LinkedField",
          "name": "crisis_response_banner",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "TitledLink",
              "kind": "LinkedField",
              "name": "links",
              "plural": true,
              "selections": (v2/*:: as any*/),
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
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "TitledLink",
              "kind": "LinkedField",
              "name": "link",
              "plural": false,
              "selections": (v2/*:: as any*/),
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
})();

(node as any).hash = "1093e18a415ec8ee515e48ffeb9d1c29";

export default node;
