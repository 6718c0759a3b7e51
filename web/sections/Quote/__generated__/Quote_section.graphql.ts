/**
 * @generated SignedSource<<0a22265e63478bf8b47beb55ec1dfff6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Quote_section$data = {
  readonly quote: {
    readonly author: string | null | undefined;
    readonly text: string;
  };
  readonly " $fragmentType": "Quote_section";
};
export type Quote_section$key = {
  readonly " $data"?: Quote_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"Quote_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Quote_section",
  "selections": [
    {
      "alias": "quote",
      "args": null,
      "concreteType": "QuoteOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "author",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "QuoteSection",
  "abstractKey": null
};

(node as any).hash = "48b680f22ee1ab9f4f7940625e424450";

export default node;
