/**
 * @generated SignedSource<<5d22154c67d01bb8343298af085954fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContentState = "DELETED" | "SPAM" | "VISIBLE";
import type { FragmentRefs } from "relay-runtime";
export type Decide_item$data = {
  readonly state: ContentState;
  readonly viewerCan: {
    readonly delete: boolean;
    readonly markAsSpam: boolean;
  };
  readonly " $fragmentSpreads": FragmentRefs<"DecisionDialog_item">;
  readonly " $fragmentType": "Decide_item";
};
export type Decide_item$key = {
  readonly " $data"?: Decide_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"Decide_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Decide_item",
  "selections": [
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
      "concreteType": "ContentActions",
      "kind": "LinkedField",
      "name": "viewerCan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "delete",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "markAsSpam",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DecisionDialog_item"
    }
  ],
  "type": "Content",
  "abstractKey": "__isContent"
};

(node as any).hash = "a71a781a4161aaf87e0231e682b3dc48";

export default node;
