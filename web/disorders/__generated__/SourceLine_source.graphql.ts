/**
 * @generated SignedSource<<7bff8f98193d0d0049aea42a50d66b13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SourceLine_source$data = {
  readonly credit: string;
  readonly licence: string;
  readonly licenceUrl: string;
  readonly release: string | null | undefined;
  readonly url: string;
  readonly " $fragmentType": "SourceLine_source";
};
export type SourceLine_source$key = {
  readonly " $data"?: SourceLine_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceLine_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceLine_source",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "credit",
      "storageKey": null
    },
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
      "name": "licence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "licenceUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "release",
      "storageKey": null
    }
  ],
  "type": "DisorderSource",
  "abstractKey": null
};

(node as any).hash = "848c4fbf07d1fa76edd30fa94519bce7";

export default node;
