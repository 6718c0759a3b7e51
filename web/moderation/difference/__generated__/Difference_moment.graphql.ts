/**
 * @generated SignedSource<<47d9daafda57c49e1647cf261a35cbf2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContentState = "DELETED" | "HELD" | "HIDDEN" | "SPAM" | "VISIBLE";
import type { FragmentRefs } from "relay-runtime";
export type Difference_moment$data = {
  readonly body: string;
  readonly entry: {
    readonly occurredAt: string;
    readonly revision: number;
  };
  readonly state: ContentState;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "Difference_moment";
};
export type Difference_moment$key = {
  readonly " $data"?: Difference_moment$data;
  readonly " $fragmentSpreads": FragmentRefs<"Difference_moment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Difference_moment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HistoryEntry",
      "kind": "LinkedField",
      "name": "entry",
      "plural": false,
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
          "name": "occurredAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ContentMoment",
  "abstractKey": null
};

(node as any).hash = "3cec86c752118576a01c005cddebe1ed";

export default node;
