/**
 * @generated SignedSource<<4c0f8ce6a4599f4498c5b66008d87db6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContentRule = "LINKS" | "RATE" | "REPEATS" | "WORDS";
import type { FragmentRefs } from "relay-runtime";
export type Trial_trial$data = {
  readonly examples: ReadonlyArray<{
    readonly item: {
      readonly author: {
        readonly username: string;
      };
      readonly body: string;
      readonly id: string;
      readonly title: string | null | undefined;
    } | null | undefined;
    readonly rule: ContentRule;
  }>;
  readonly held: ReadonlyArray<{
    readonly rule: ContentRule;
    readonly texts: number;
  }>;
  readonly since: string;
  readonly texts: number;
  readonly until: string;
  readonly " $fragmentType": "Trial_trial";
};
export type Trial_trial$key = {
  readonly " $data"?: Trial_trial$data;
  readonly " $fragmentSpreads": FragmentRefs<"Trial_trial">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "texts",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rule",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Trial_trial",
  "selections": [
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
      "name": "until",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "RuleCount",
      "kind": "LinkedField",
      "name": "held",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HeldText",
      "kind": "LinkedField",
      "name": "examples",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "item",
          "plural": false,
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
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "author",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "username",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ContentRulesTrial",
  "abstractKey": null
};
})();

(node as any).hash = "586148d4317c0365e8850163d69aba63";

export default node;
