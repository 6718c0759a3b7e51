/**
 * @generated SignedSource<<6070d8a190cdf1d1b858479e99efc8f5>>
 * @relayHash a3fcb6bd07a06d51b5c44caa2d608685
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02b517f424302a9f3d0961a3249a386466ba9504a42d6e247109c085f729b851

import type { ConcreteRequest } from 'relay-runtime';
export type MailChoiceMutation$variables = Record<PropertyKey, never>;
export type MailChoiceMutation$data = {
  readonly chooseMail: {
    readonly viewer: {
      readonly receiveEmails: boolean | null | undefined;
      readonly refusesMail: boolean | null | undefined;
    } | null | undefined;
  };
};
export type MailChoiceMutation = {
  response: MailChoiceMutation$data;
  variables: MailChoiceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "wanted",
    "value": true
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "receiveEmails",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refusesMail",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MailChoiceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "ChooseMailPayload",
        "kind": "LinkedField",
        "name": "chooseMail",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "chooseMail(wanted:true)"
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MailChoiceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "ChooseMailPayload",
        "kind": "LinkedField",
        "name": "chooseMail",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "chooseMail(wanted:true)"
      }
    ]
  },
  "params": {
    "id": "02b517f424302a9f3d0961a3249a386466ba9504a42d6e247109c085f729b851",
    "metadata": {},
    "name": "MailChoiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "df62f5d12291a30ea129f01c968cda2b";

export default node;
