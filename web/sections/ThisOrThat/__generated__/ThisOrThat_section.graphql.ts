/**
 * @generated SignedSource<<6a93f9ebfab3a3ffbc49bfca791aa779>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ThisOrThat_section$data = {
  readonly thisOrThat: {
    readonly first: {
      readonly image: {
        readonly alt: string;
        readonly height: number;
        readonly url: string;
        readonly width: number;
      } | null | undefined;
      readonly label: string;
    };
    readonly question: string;
    readonly second: {
      readonly image: {
        readonly alt: string;
        readonly height: number;
        readonly url: string;
        readonly width: number;
      } | null | undefined;
      readonly label: string;
    };
  };
  readonly " $fragmentType": "ThisOrThat_section";
};
export type ThisOrThat_section$key = {
  readonly " $data"?: ThisOrThat_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThisOrThat_section">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "label",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "SectionPicture",
    "kind": "LinkedField",
    "name": "image",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "alt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "width",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "height",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ThisOrThat_section",
  "selections": [
    {
      "alias": "thisOrThat",
      "args": null,
      "concreteType": "ThisOrThatOptions",
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
          "concreteType": "ThisOrThatChoice",
          "kind": "LinkedField",
          "name": "first",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ThisOrThatChoice",
          "kind": "LinkedField",
          "name": "second",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ThisOrThatSection",
  "abstractKey": null
};
})();

(node as any).hash = "8bdc778271c91b171c91be6a41f5e7ef";

export default node;
