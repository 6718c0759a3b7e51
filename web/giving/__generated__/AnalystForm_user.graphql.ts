/**
 * @generated SignedSource<<30256e51549d2c96fa9e869644c30dac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnalystForm_user$data = {
  readonly administration: {
    readonly analystRefusal: string | null | undefined;
    readonly isAnalyst: boolean;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "AnalystForm_user";
};
export type AnalystForm_user$key = {
  readonly " $data"?: AnalystForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnalystForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnalystForm_user",
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
      "concreteType": "MemberAdministration",
      "kind": "LinkedField",
      "name": "administration",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAnalyst",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "analystRefusal",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "7255f7a8bf636e9cd768ad66a384d0da";

export default node;
