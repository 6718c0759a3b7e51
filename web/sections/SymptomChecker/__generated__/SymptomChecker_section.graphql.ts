/**
 * @generated SignedSource<<98b0b3d1a7646ef622a95adaff068c6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SymptomChecker_section$data = {
  readonly symptoms: {
    readonly body: string | null | undefined;
    readonly heading: string;
    readonly zones: ReadonlyArray<{
      readonly html: string;
      readonly zone: string;
    }>;
  };
  readonly " $fragmentType": "SymptomChecker_section";
};
export type SymptomChecker_section$key = {
  readonly " $data"?: SymptomChecker_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"SymptomChecker_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SymptomChecker_section",
  "selections": [
    {
      "alias": "symptoms",
      "args": null,
      "concreteType": "SymptomCheckerOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "heading",
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
          "concreteType": "SymptomZone",
          "kind": "LinkedField",
          "name": "zones",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "zone",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "html",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SymptomCheckerSection",
  "abstractKey": null
};

(node as any).hash = "c22c7db58da9a1fed148ed42f5e9f84c";

export default node;
