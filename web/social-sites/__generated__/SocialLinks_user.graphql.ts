/**
 * @generated SignedSource<<e173c49a2a4ddb450b4144269227ebea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SocialLinks_user$data = {
  readonly socialSites: ReadonlyArray<{
    readonly handle: string;
    readonly id: string;
    readonly type: string;
    readonly url: string;
  }>;
  readonly username: string;
  readonly " $fragmentType": "SocialLinks_user";
};
export type SocialLinks_user$key = {
  readonly " $data"?: SocialLinks_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"SocialLinks_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SocialLinks_user",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "396fe68c02eba86d415b40c70cf6aa93";

export default node;
