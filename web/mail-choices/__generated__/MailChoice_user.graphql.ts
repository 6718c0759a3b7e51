/**
 * @generated SignedSource<<714a859f87ff5edaa9ff7211aae75ee7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailChoice_user$data = {
  readonly mailReturns: boolean | null | undefined;
  readonly refusesMail: boolean | null | undefined;
  readonly " $fragmentType": "MailChoice_user";
};
export type MailChoice_user$key = {
  readonly " $data"?: MailChoice_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailChoice_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailChoice_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refusesMail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mailReturns",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "e76b1a79c9435272878064a28c793ffc";

export default node;
