/**
 * @generated SignedSource<<c0670a5af4be431f49e02d0e651dac3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnSocialSites_user$data = {
  readonly hasSocialSite: boolean | null | undefined;
  readonly isVerified: boolean | null | undefined;
  readonly socialSites: ReadonlyArray<{
    readonly handle: string;
    readonly id: string;
    readonly type: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AudienceSelect_user">;
  readonly " $fragmentType": "OwnSocialSites_user";
};
export type OwnSocialSites_user$key = {
  readonly " $data"?: OwnSocialSites_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnSocialSites_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnSocialSites_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isVerified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasSocialSite",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SocialSite",
      "kind": "LinkedField",
      "name": "socialSites",
      "plural": true,
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
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "handle",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AudienceSelect_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "d3d4c7e5f27805471ce7595db8429901";

export default node;
