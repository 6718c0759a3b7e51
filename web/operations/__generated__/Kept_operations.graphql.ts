/**
 * @generated SignedSource<<ff406c143036e14f19814674e02a9ae6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Kept_operations$data = {
  readonly keptTables: ReadonlyArray<{
    readonly bytes: number;
    readonly id: string;
    readonly of: string;
    readonly since: string;
  }>;
  readonly " $fragmentType": "Kept_operations";
};
export type Kept_operations$key = {
  readonly " $data"?: Kept_operations$data;
  readonly " $fragmentSpreads": FragmentRefs<"Kept_operations">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Kept_operations",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "KeptTables",
      "kind": "LinkedField",
      "name": "keptTables",
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
          "name": "of",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bytes",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Operations",
  "abstractKey": null
};

(node as any).hash = "5d0042aba1c821cb4e60dd245b970b22";

export default node;
