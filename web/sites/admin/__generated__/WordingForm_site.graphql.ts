/**
 * @generated SignedSource<<b262dafe2c756578b4c8dc34c04d9ab0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WordingForm_site$data = {
  readonly id: string;
  readonly wording: {
    readonly language: string;
    readonly privacy: {
      readonly title: string;
      readonly url: string;
    };
    readonly sentence: string;
    readonly terms: {
      readonly title: string;
      readonly url: string;
    };
    readonly version: number;
  };
  readonly " $fragmentType": "WordingForm_site";
};
export type WordingForm_site$key = {
  readonly " $data"?: WordingForm_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"WordingForm_site">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "url",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WordingForm_site",
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
      "concreteType": "Wording",
      "kind": "LinkedField",
      "name": "wording",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "language",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentence",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TitledLink",
          "kind": "LinkedField",
          "name": "terms",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TitledLink",
          "kind": "LinkedField",
          "name": "privacy",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};
})();

(node as any).hash = "3d3244348a359afad385db30494d42a1";

export default node;
