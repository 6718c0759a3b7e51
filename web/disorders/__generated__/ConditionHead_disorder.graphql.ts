/**
 * @generated SignedSource<<fefba1640f3d3f53ed0c28a35d08ec89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConditionHead_disorder$data = {
  readonly name: string;
  readonly orphaCode: string | null | undefined;
  readonly path: string;
  readonly seo: {
    readonly allowIndexing: boolean;
    readonly metaDescription: string;
    readonly title: string;
  };
  readonly source: {
    readonly licenceUrl: string;
    readonly url: string;
  } | null | undefined;
  readonly summary: string | null | undefined;
  readonly synonyms: ReadonlyArray<string>;
  readonly " $fragmentType": "ConditionHead_disorder";
};
export type ConditionHead_disorder$key = {
  readonly " $data"?: ConditionHead_disorder$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConditionHead_disorder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConditionHead_disorder",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "synonyms",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orphaCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "summary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DisorderSource",
      "kind": "LinkedField",
      "name": "source",
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
          "name": "licenceUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DisorderSeo",
      "kind": "LinkedField",
      "name": "seo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowIndexing",
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
          "name": "metaDescription",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Disorder",
  "abstractKey": null
};

(node as any).hash = "d8a379a6c1f408bc41b15feb5864bb6a";

export default node;
