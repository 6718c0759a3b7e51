/**
 * @generated SignedSource<<4909238e2c509b2b2e8fab726480a167>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccessRecoveryWay = "EMAIL" | "SECOND_FACTOR";
import type { FragmentRefs } from "relay-runtime";
export type OpenRecovery_recovery$data = {
  readonly at: string;
  readonly by: {
    readonly username: string;
  } | null | undefined;
  readonly canConfirm: boolean;
  readonly due: string | null | undefined;
  readonly email: string | null | undefined;
  readonly id: string;
  readonly lapsesAt: string | null | undefined;
  readonly reason: string | null | undefined;
  readonly user: {
    readonly id: string;
  };
  readonly way: AccessRecoveryWay;
  readonly " $fragmentType": "OpenRecovery_recovery";
};
export type OpenRecovery_recovery$key = {
  readonly " $data"?: OpenRecovery_recovery$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenRecovery_recovery">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenRecovery_recovery",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "way",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "by",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "due",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lapsesAt",
      "storageKey": null
    },
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
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canConfirm",
      "storageKey": null
    }
  ],
  "type": "AccessRecovery",
  "abstractKey": null
};
})();

(node as any).hash = "bee643f4eab8c5b109cb2744ee01cf95";

export default node;
