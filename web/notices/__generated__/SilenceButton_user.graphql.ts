/**
 * @generated SignedSource<<04f8ef035e87cad2cd0e140b0af5bcf1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SilenceButton_user$data = {
  readonly id: string;
  readonly isSilenced: boolean;
  readonly username: string;
  readonly " $fragmentType": "SilenceButton_user";
};
export type SilenceButton_user$key = {
  readonly " $data"?: SilenceButton_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"SilenceButton_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SilenceButton_user",
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
      "name": "username",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSilenced",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "00f617334eba56b1bbbef54b761ad1d8";

export default node;
