/**
 * @generated SignedSource<<339c548df3ce4347808ca1dff124e384>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SlidingTable_section$data = {
  readonly table: {
    readonly caption: string;
    readonly columns: ReadonlyArray<string>;
    readonly rows: ReadonlyArray<{
      readonly cells: ReadonlyArray<string>;
    }>;
  };
  readonly " $fragmentType": "SlidingTable_section";
};
export type SlidingTable_section$key = {
  readonly " $data"?: SlidingTable_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"SlidingTable_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SlidingTable_section",
  "selections": [
    {
      "alias": "table",
      "args": null,
      "concreteType": "SlidingTableOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "caption",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "columns",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SlidingTableRow",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cells",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SlidingTableSection",
  "abstractKey": null
};

(node as any).hash = "5528fbf676647182d5d6a765ecd07aed";

export default node;
