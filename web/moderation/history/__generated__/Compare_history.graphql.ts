/**
 * @generated SignedSource<<4635774a1a0287bb90eeb317bdfdfc91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Compare_history$data = {
  readonly entries: ReadonlyArray<{
    readonly action: string;
    readonly revision: number;
  }>;
  readonly " $fragmentType": "Compare_history";
};
export type Compare_history$key = {
  readonly " $data"?: Compare_history$data;
  readonly " $fragmentSpreads": FragmentRefs<"Compare_history">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Compare_history",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HistoryEntry",
      "kind": "LinkedField",
      "name": "entries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "action",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ContentHistory",
  "abstractKey": null
};

(node as any).hash = "5eb04e38eca81e6d3fb600f042e57ea3";

export default node;
