/**
 * @generated SignedSource<<2414f13ffd931a6aa09f0830badd7803>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type QuestionState = "DONE" | "FAILED" | "LIVE" | "RUNNING" | "STOPPED";
import type { FragmentRefs } from "relay-runtime";
export type QuestionView_question$data = {
  readonly answer: {
    readonly groups: ReadonlyArray<{
      readonly value: number | null | undefined;
    }>;
    readonly isTooLarge: boolean;
  } | null | undefined;
  readonly askedAt: string;
  readonly events: ReadonlyArray<string>;
  readonly from: string | null | undefined;
  readonly groupBy: ReadonlyArray<string>;
  readonly id: string;
  readonly isKept: boolean;
  readonly measure: string;
  readonly origins: ReadonlyArray<string>;
  readonly reactions: ReadonlyArray<string>;
  readonly run: {
    readonly state: QuestionState;
    readonly " $fragmentSpreads": FragmentRefs<"RunProgress_run">;
  } | null | undefined;
  readonly sites: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly title: string;
  readonly to: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerView_question">;
  readonly " $fragmentType": "QuestionView_question";
};
export type QuestionView_question$key = {
  readonly " $data"?: QuestionView_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionView_question">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuestionView_question",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "askedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isKept",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "events",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "sites",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reactions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "origins",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "to",
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
      "concreteType": "QuestionRun",
      "kind": "LinkedField",
      "name": "run",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RunProgress_run"
        }
      ],
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
          "concreteType": "AnswerGroup",
          "kind": "LinkedField",
          "name": "groups",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AnswerView_question"
    }
  ],
  "type": "Question",
  "abstractKey": null
};
})();

(node as any).hash = "1cda80315476e1437ffda03ad8751f35";

export default node;
