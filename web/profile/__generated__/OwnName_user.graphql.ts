/**
 * @generated SignedSource<<567ba0687a728fc870aeb24da5c0add2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnName_user$data = {
  readonly firstName: string | null | undefined;
  readonly lastName: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AudienceSelect_user">;
  readonly " $fragmentType": "OwnName_user";
};
export type OwnName_user$key = {
  readonly " $data"?: OwnName_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnName_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnName_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AudienceSelect_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "192ae283b98f559bf6a461db939c0e0b";

export default node;
