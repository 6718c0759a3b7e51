/**
 * @generated SignedSource<<9baefe129f67310b88fe784388d4af72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailForm_user$data = {
  readonly email: string | null | undefined;
  readonly isUpdatingEmail: boolean | null | undefined;
  readonly isVerified: boolean | null | undefined;
  readonly mustConfirm: boolean | null | undefined;
  readonly wantedEmail: string | null | undefined;
  readonly " $fragmentType": "EmailForm_user";
};
export type EmailForm_user$key = {
  readonly " $data"?: EmailForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailForm_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isVerified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isUpdatingEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wantedEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mustConfirm",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "4ef1cccb463706f9cb4697a091fed94a";

export default node;
