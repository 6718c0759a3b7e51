/**
 * @generated SignedSource<<5675199342fe38899f37beceaede512c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Quizlet_section$data = {
  readonly quizlet: {
    readonly answer: number;
    readonly choices: ReadonlyArray<string>;
    readonly explanation: string | null | undefined;
    readonly question: string;
  };
  readonly " $fragmentType": "Quizlet_section";
};
export type Quizlet_section$key = {
  readonly " $data"?: Quizlet_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"Quizlet_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Quizlet_section",
  "selections": [
    {
      "alias": "quizlet",
      "args": null,
      "concreteType": "QuizletOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "question",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "choices",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "explanation",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "QuizletSection",
  "abstractKey": null
};

(node as any).hash = "3d4f51fe964b396eab5efef8824e4e18";

export default node;
