/**
 * @generated SignedSource<<e4e43aad4694e789e5702c49dcfb373f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChildTeasers_site$data = {
  readonly childSites: ReadonlyArray<{
    readonly accent: string;
    readonly description: string;
    readonly host: string;
    readonly logo: string | null | undefined;
    readonly name: string;
    readonly prefix: string;
  }>;
  readonly " $fragmentType": "ChildTeasers_site";
};
export type ChildTeasers_site$key = {
  readonly " $data"?: ChildTeasers_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChildTeasers_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChildTeasers_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "childSites",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "prefix",
          "storageKey": null
        },
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
          "name": "host",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "logo",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "ac002e0f985d7bc10b5b5016a7ab9eb3";

export default node;
