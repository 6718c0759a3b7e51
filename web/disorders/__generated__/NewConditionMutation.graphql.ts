/**
 * @generated SignedSource<<5186c63e6c24ab3ec4abeb7076565e3c>>
 * @relayHash ada0370b1654b3fcefcdc3c9ba0422e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66a2ce47e9aeab451d51fabbdd5c8ca297fee82d86b9c545f312e7d9c1077735

import type { ConcreteRequest } from 'relay-runtime';
export type DisorderInput = {
  allowIndexing?: boolean | null | undefined;
  name: string;
  summary?: string | null | undefined;
  synonyms: ReadonlyArray<string>;
};
export type NewConditionMutation$variables = {
  disorder: DisorderInput;
};
export type NewConditionMutation$data = {
  readonly createDisorder: {
    readonly disorder: {
      readonly id: string;
      readonly path: string;
    } | null | undefined;
  };
};
export type NewConditionMutation = {
  response: NewConditionMutation$data;
  variables: NewConditionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "disorder"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "disorder",
        "variableName": "disorder"
      }
    ],
    "concreteType": "DisorderPayload",
    "kind": "LinkedField",
    "name": "createDisorder",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Disorder",
        "kind": "LinkedField",
        "name": "disorder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NewConditionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewConditionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "66a2ce47e9aeab451d51fabbdd5c8ca297fee82d86b9c545f312e7d9c1077735",
    "metadata": {},
    "name": "NewConditionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d7492121ec6345c82f4d782f70b4225b";

export default node;
