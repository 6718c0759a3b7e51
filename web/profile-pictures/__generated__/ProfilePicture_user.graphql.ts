/**
 * @generated SignedSource<<0fb924b61b583ed1d84b6670be6f6add>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfilePicture_user$data = {
  readonly avatar: {
    readonly alt: string | null | undefined;
    readonly profileTooltip: string;
    readonly thumb: string;
  } | null | undefined;
  readonly username: string;
  readonly " $fragmentType": "ProfilePicture_user";
};
export type ProfilePicture_user$key = {
  readonly " $data"?: ProfilePicture_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfilePicture_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfilePicture_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Avatar",
      "kind": "LinkedField",
      "name": "avatar",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "thumb",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "profileTooltip",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "b69b4d3b2471f6c6bdde61b314bed83c";

export default node;
