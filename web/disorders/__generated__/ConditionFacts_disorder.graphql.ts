/**
 * @generated SignedSource<<3a0f660908da6370c7816140f0ab31b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConditionFacts_disorder$data = {
  readonly inheritanceType: ReadonlyArray<string>;
  readonly onsetAge: ReadonlyArray<string>;
  readonly prevalences: ReadonlyArray<{
    readonly class: string;
    readonly geographic: string;
    readonly measure: string;
  }>;
  readonly " $fragmentType": "ConditionFacts_disorder";
};
export type ConditionFacts_disorder$key = {
  readonly " $data"?: ConditionFacts_disorder$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConditionFacts_disorder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConditionFacts_disorder",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Prevalence",
      "kind": "LinkedField",
      "name": "prevalences",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "class",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "geographic",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "measure",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onsetAge",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inheritanceType",
      "storageKey": null
    }
  ],
  "type": "Disorder",
  "abstractKey": null
};

(node as any).hash = "ba23a215590fa134258c839d293042ad";

export default node;
