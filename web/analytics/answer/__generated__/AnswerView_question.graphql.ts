/**
 * @generated SignedSource<<c00b3d23803ad9aeac25de91858cede2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Showing = "BESIDE" | "FEW" | "SHOWN";
import type { FragmentRefs } from "relay-runtime";
export type AnswerView_question$data = {
  readonly answer: {
    readonly groups: ReadonlyArray<{
      readonly keys: ReadonlyArray<string>;
      readonly labels: ReadonlyArray<string>;
      readonly showing: Showing;
      readonly value: number | null | undefined;
    }>;
    readonly isTooLarge: boolean;
    readonly total: number | null | undefined;
  } | null | undefined;
  readonly groupBy: ReadonlyArray<string>;
  readonly measure: string;
  readonly title: string;
  readonly " $fragmentType": "AnswerView_question";
};
export type AnswerView_question$key = {
  readonly " $data"?: AnswerView_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerView_question">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnswerView_question",
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
      "name": "groupBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "measure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Answer",
      "kind": "LinkedField",
      "name": "answer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isTooLarge",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AnswerGroup",
          "kind": "LinkedField",
          "name": "groups",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "keys",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "labels",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "showing",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Question",
  "abstractKey": null
};

(node as any).hash = "b959883d7de3f3a5906803c9ca063101";

export default node;
