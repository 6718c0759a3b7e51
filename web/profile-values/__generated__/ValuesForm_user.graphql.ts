/**
 * @generated SignedSource<<14b4d4c6dd813663a641a869081ac770>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ValuesForm_user$data = {
  readonly birthday: string | null | undefined;
  readonly publicProfile: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly value: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AudienceSelect_user">;
  readonly " $fragmentType": "ValuesForm_user";
};
export type ValuesForm_user$key = {
  readonly " $data"?: ValuesForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ValuesForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ValuesForm_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "birthday",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PublicProfileField",
      "kind": "LinkedField",
      "name": "publicProfile",
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
          "name": "value",
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

(node as any).hash = "78669101461ffb5d95727104639a410a";

export default node;
