/**
 * @generated SignedSource<<7a4559fe3c2f5144e95344b3dbc30047>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Agreement_wording$data = {
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
  readonly " $fragmentType": "Agreement_wording";
};
export type Agreement_wording$key = {
  readonly " $data"?: Agreement_wording$data;
  readonly " $fragmentSpreads": FragmentRefs<"Agreement_wording">;
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
  "name": "Agreement_wording",
  "selections": [
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
  "type": "Wording",
  "abstractKey": null
};
})();

(node as any).hash = "c287ee5eb816b8ae7e8f8126688ca1be";

export default node;
