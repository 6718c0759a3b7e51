/**
 * @generated SignedSource<<61fbbd6935f15dcc48c7c82084df5705>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailChoice_user$data = {
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "b3476809a2ca32583bf8223b6b8d296c";

export default node;
