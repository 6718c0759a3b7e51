/**
 * @generated SignedSource<<a098bb4a2111ea564a88129de3288f0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Rebuild_operations$data = {
  readonly projections: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "Rebuild_operations";
};
export type Rebuild_operations$key = {
  readonly " $data"?: Rebuild_operations$data;
  readonly " $fragmentSpreads": FragmentRefs<"Rebuild_operations">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Rebuild_operations",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjectionStatus",
      "kind": "LinkedField",
      "name": "projections",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Operations",
  "abstractKey": null
};

(node as any).hash = "e266e1465d5024fcdda76400b28ab2f9";

export default node;
