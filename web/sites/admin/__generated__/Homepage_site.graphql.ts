/**
 * @generated SignedSource<<bce846cf2304fbf08dce710fd68c5d7b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Homepage_site$data = {
  readonly homepage: unknown | null | undefined;
  readonly id: string;
  readonly settings: {
    readonly enable_auth_wall: boolean;
  };
  readonly " $fragmentType": "Homepage_site";
};
export type Homepage_site$key = {
  readonly " $data"?: Homepage_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Homepage_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Homepage_site",
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
      "kind": "ScalarField",
      "name": "homepage",
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
          "name": "enable_auth_wall",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "5f2ef3851a1039761a4d294e9dcdd5e7";

export default node;
