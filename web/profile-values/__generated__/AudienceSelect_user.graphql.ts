/**
 * @generated SignedSource<<8d33e0e3f642b555ffac32e757e4efa1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Audience = "EVERYONE" | "FOLLOWED" | "ME" | "MEMBERS";
import type { FragmentRefs } from "relay-runtime";
export type AudienceSelect_user$data = {
  readonly privacySettings: ReadonlyArray<{
    readonly audience: Audience;
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "AudienceSelect_user";
};
export type AudienceSelect_user$key = {
  readonly " $data"?: AudienceSelect_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AudienceSelect_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AudienceSelect_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PrivacySetting",
      "kind": "LinkedField",
      "name": "privacySettings",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "audience",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "8489c280bc66c935626167bbf9907fa0";

export default node;
