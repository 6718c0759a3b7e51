/**
 * @generated SignedSource<<1bfa565e6d97ede7a0a4271cd3520a91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClientLeadForm_section$data = {
  readonly clientLeadForm: {
    readonly body: string | null | undefined;
    readonly client: string;
    readonly disclaimer: string | null | undefined;
    readonly heading: string;
  };
  readonly " $fragmentType": "ClientLeadForm_section";
};
export type ClientLeadForm_section$key = {
  readonly " $data"?: ClientLeadForm_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClientLeadForm_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClientLeadForm_section",
  "selections": [
    {
      "alias": "clientLeadForm",
      "args": null,
      "concreteType": "ClientLeadFormOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "client",
          "storageKey": null
        },
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
          "kind": "ScalarField",
          "name": "disclaimer",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ClientLeadFormSection",
  "abstractKey": null
};

(node as any).hash = "8ee347a5f87d4fb69a959adea003863b";

export default node;
